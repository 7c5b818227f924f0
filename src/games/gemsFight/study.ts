import type { GameStudy } from '../study.ts';
import type { GemsFightCase } from './case.ts';
import { gemsFightFingerprint, gemsFightWrongStrategies } from './strategies.ts';

const notThere = (): never => {
  throw new Error('not there');
};

/** The mistakes people make in it, and inputs that show them. */
export const gemsFightStudy: GameStudy<GemsFightCase> = {
  id: 'gems-fight',
  wrongStrategies: gemsFightWrongStrategies,
  fingerprint: gemsFightFingerprint,
  features: notThere,
  examples: [],
  generate: notThere,
  write: notThere,
};
