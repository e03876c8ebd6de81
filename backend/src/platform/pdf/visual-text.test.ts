import { describe, expect, it } from 'vitest';
import { visualRuns, wrapText } from './visual-text.ts';

const drawn = (line: string, isRightToLeft = false) =>
  visualRuns(line, isRightToLeft).map(({ text, isArabic }) => (isArabic ? `[${text}]` : text));

describe('a line of text in the order in which it is drawn', () => {
  it.each([
    ['Real – Barça @ 2.10', ['Real – Barça @ 2.10']],
    ['Спартак – Зенит', ['Спартак – Зенит']],
  ])('the line "%s" of one direction stays as it is', (line, expected) => {
    expect(drawn(line)).toEqual(expected);
  });

  it.each([
    // The word is read first, so it is at the right; its letters are turned by their font.
    ['حساب 100001', ['100001 ', '[حساب]']],
    ['ريال مدريد', ['[ريال مدريد]']],
    ['الأهلي – Al Hilal', ['Al Hilal – ', '[الأهلي]']],
    ['سعر (2.10)', ['(2.10) ', '[سعر]']],
  ])('the line "%s" of a page from right to left begins at the right', (line, expected) => {
    expect(drawn(line, true)).toEqual(expected);
  });

  it('an isolated Arabic name keeps its place among the others, and what follows stays behind it', () => {
    const line = 'Al Hilal – \u2068الأهلي\u2069 @ 2.10';
    expect(drawn(line)).toEqual(['Al Hilal – ', '[الأهلي]', ' @ 2.10']);
  });

  it('marks of direction are applied and not drawn', () => {
    expect(drawn('\u20687.50\u2069 \u200Fيورو', true)).toEqual(['[يورو]', ' 7.50']);
  });
});

describe('a text in lines', () => {
  const inLetters = { room: 10, widthOf: (text: string) => text.length };

  it('a text is broken between words', () => {
    expect(wrapText('Real Madrid – Barcelona', inLetters)).toEqual([
      'Real',
      'Madrid –',
      'Barcelona',
    ]);
  });

  it('a word that is wider than a line is broken within, and nothing is lost', () => {
    const id = '0123456789abcdef01234';
    const lines = wrapText(`No ${id}`, inLetters);
    expect(lines.join('')).toBe(`No${id}`);
    expect(Math.max(...lines.map(({ length }) => length))).toBe(10);
  });

  it('a text without a letter is one line', () => {
    expect(wrapText('', inLetters)).toEqual(['']);
  });
});
