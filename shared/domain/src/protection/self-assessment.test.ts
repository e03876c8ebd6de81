import { expect, it } from 'vitest';
import { assessmentBand, assessmentScore } from './self-assessment.ts';

it.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('ASSESS-1 a score of %i is the band "%s"', (score, band) => {
  expect(assessmentBand(score)).toBe(band);
});

it('ASSESS-1 the score of the test is the sum of its answers', () => {
  expect(assessmentScore([0, 1, 2, 3, 0, 0, 0, 0, 1])).toBe(7);
});
