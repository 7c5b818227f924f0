import type { GameStudy } from '../study.ts';
import type { FamilyPhotosCase } from './case.ts';
import { familyPhotosFingerprint, familyPhotosWrongStrategies } from './strategies.ts';

const notThere = (): never => {
  throw new Error('not there');
};

/** The mistakes people make in it, and inputs that show them. */
export const familyPhotosStudy: GameStudy<FamilyPhotosCase> = {
  id: 'family-photos',
  wrongStrategies: familyPhotosWrongStrategies,
  fingerprint: familyPhotosFingerprint,
  features: notThere,
  examples: [],
  generate: notThere,
  write: notThere,
};
