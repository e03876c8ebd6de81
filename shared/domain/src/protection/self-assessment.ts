/** Questions of the test, each answered with 0 (never) to 3 (almost always). */
export const ASSESSMENT_QUESTIONS = 9;
export const HIGHEST_ANSWER = 3;

/** What the points of the test mean. */
export type AssessmentBand = 'none' | 'low' | 'moderate' | 'high';

/** The sum of the answers. @param answers one for each question */
export function assessmentScore(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0);
}

/**
 * ASSESS-1: the bands of the Problem Gambling Severity Index (Ferris & Wynne, 2001): 0 no problem, 1–2 a low
 * and 3–7 a moderate risk, from 8 on problem gambling.
 */
export function assessmentBand(score: number): AssessmentBand {
  if (score === 0) return 'none';
  if (score < 3) return 'low';
  return score < 8 ? 'moderate' : 'high';
}
