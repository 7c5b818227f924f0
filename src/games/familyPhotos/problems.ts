/** Problems that only a Family Photos input can have. */
export interface FamilyPhotosProblems {}
