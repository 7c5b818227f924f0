/** Problems that only a Gems Fight! input can have. */
export interface GemsFightProblems {}
