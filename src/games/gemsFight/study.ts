import type { GameStudy } from '../study.ts';
import type { GemsFightCase } from './case.ts';

const notThere = (): never => {
  throw new Error('not there');
};

/** The mistakes people make in it, and inputs that show them. */
export const gemsFightStudy: GameStudy<GemsFightCase> = {
  id: 'gems-fight',
  wrongStrategies: [],
  fingerprint: '',
  features: notThere,
  examples: [],
  generate: notThere,
  write: notThere,
};
