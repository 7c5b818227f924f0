import type { GameStudy } from '../study.ts';
import type { GemsFightCase } from './case.ts';
import { featuresOfGemsFight, gemsFightExamples } from './features.ts';
import { generateGemsFight } from './generate.ts';
import { gemsFightFingerprint, gemsFightWrongStrategies } from './strategies.ts';
import { writeGemsFight } from './write.ts';

/** The mistakes people make in it, and inputs that show them. */
export const gemsFightStudy: GameStudy<GemsFightCase> = {
  id: 'gems-fight',
  wrongStrategies: gemsFightWrongStrategies,
  fingerprint: gemsFightFingerprint,
  features: featuresOfGemsFight,
  examples: gemsFightExamples,
  generate: generateGemsFight,
  write: writeGemsFight,
};
