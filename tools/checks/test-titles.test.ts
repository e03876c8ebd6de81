import { describe, expect, it } from 'vitest';
import { mayHaveTests, titleOpenings, titleProblems, titlesOf } from './test-titles.ts';

const GLOSSARY = `
## Test titles

\`npm run check\` refuses a title that begins with one of these.

- Verbs: \`is\`, \`refuses\`
- Prepositions: \`of\`

## Sentences

- \`the\` is an article
`;
const openings = titleOpenings(GLOSSARY);

function problemsOf(source: string): readonly string[] {
  return titleProblems('a.test.ts', titlesOf({ file: 'a.test.ts', source }), openings);
}

describe('the openings of test titles', () => {
  it('the openings are the words of their section, and of no other', () => {
    expect([...openings]).toEqual(['is', 'refuses', 'of']);
  });
});

describe('a test title', () => {
  it.each([
    ['a verb', "it('is refused', () => {});"],
    ['a verb after the id of a rule', "it('COUPON-1 refuses a leg', () => {});"],
    ['a verb after the ids of two rules', "it('COUPON-1, COUPON-2 is refused', () => {});"],
    ['a preposition', "test('of two tabs', () => {});"],
    ['a verb in a table of cases', "it.each([1])('refuses %s', () => {});"],
    ['a verb in a written table', 'it.each`a`("is $a", () => {});'],
    ['a placeholder', "it.each(['x'])('%s is refused', () => {});"],
    ['a value', 'test(`${value} is refused`, () => {});'],
    ['a verb where the test is skipped', "it.skip('is refused', () => {});"],
  ])('a title that begins with %s is refused', (_case, source) => {
    expect(mayHaveTests(source)).toBe(true);
    expect(problemsOf(source)).toHaveLength(1);
  });

  it.each([
    ['a subject', "it('the gate refuses a bet', () => {});"],
    ['a subject after the id of a rule', "it('COUPON-1 a leg is refused', () => {});"],
    ['a subject before a placeholder', "it.each([1])('the leg %i is void', () => {});"],
    ['a step of a test', "test.step('is refused', () => {});"],
    ['the name of a group', "describe('is refused', () => {});"],
    ['another function', "submit('is refused', () => {});"],
  ])('a title with %s is accepted', (_case, source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});
