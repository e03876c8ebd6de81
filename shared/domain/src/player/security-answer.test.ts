import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedAnswer, isAnswerStrong } from './security-answer.ts';

describe('an answer to a security question', () => {
  it.each([
    ['Mrs. O’Brien', 'mrsobrien'],
    ['  MRS  OBRIEN ', 'mrsobrien'],
    ['Алёна', 'алена'],
    ['أحمد', 'احمد'],
    ['Straße 5', 'straße5'],
    ['ＡＢＣ', 'abc'],
    ['!?', ''],
  ])('the answer %j is compared as %j', (typed, compared) => {
    expect(comparedAnswer(typed)).toBe(compared);
  });

  it('an answer is compared alike however often, in whatever case and with whatever between its letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), (answer) => {
        const spaced = [...answer.toUpperCase()].join(' - ');
        expect(comparedAnswer(spaced)).toBe(answer);
        expect(comparedAnswer(comparedAnswer(spaced))).toBe(answer);
      }),
    );
  });

  it.each([
    ['Rex', undefined, true],
    ['ab', undefined, false],
    ['a - b', undefined, false],
    ['Rex', 'The name of Rex?', false],
    ['Rex', 'The name of my first dog?', true],
  ])('the answer %j to %j is strong: %s', (answer, question, isStrong) => {
    expect(isAnswerStrong(answer, question)).toBe(isStrong);
  });
});
