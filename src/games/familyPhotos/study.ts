import type { GameStudy } from '../study.ts';
import type { FamilyPhotosCase } from './case.ts';

const notThere = (): never => {
  throw new Error('not there');
};

/** The mistakes people make in it, and inputs that show them. */
export const familyPhotosStudy: GameStudy<FamilyPhotosCase> = {
  id: 'family-photos',
  wrongStrategies: [],
  fingerprint: '',
  features: notThere,
  examples: [],
  generate: notThere,
  write: notThere,
};
