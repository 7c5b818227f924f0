import type { GameStudy } from '../study.ts';
import type { FamilyPhotosCase } from './case.ts';
import { familyPhotosExamples } from './featureExamples.ts';
import { featuresOf } from './features.ts';
import { generate } from './generate.ts';
import { familyPhotosFingerprint, familyPhotosWrongStrategies } from './strategies.ts';
import { write } from './write.ts';

/** The mistakes people make in it, and inputs that show them. */
export const familyPhotosStudy: GameStudy<FamilyPhotosCase> = {
  id: 'family-photos',
  wrongStrategies: familyPhotosWrongStrategies,
  fingerprint: familyPhotosFingerprint,
  features: featuresOf,
  examples: familyPhotosExamples,
  generate,
  write,
};
