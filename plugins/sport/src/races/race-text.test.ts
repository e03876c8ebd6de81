import { describe, expect, it } from 'vitest';
import { lengthsText } from './race-text.ts';
import { sayIn } from './race-texts.ts';
import english from './translations/en.json' with { type: 'json' };
import russian from './translations/ru.json' with { type: 'json' };

const say = sayIn('en', english);

describe('the distance behind the one before', () => {
  it.each([
    [0.05, 'short head'],
    [0.15, 'head'],
    [0.3, 'neck'],
    [0.5, '½'],
    [0.9, '1'],
    [1.2, '1¼'],
    [3.74, '3¾'],
    [12, '12'],
    [31, 'over 30'],
  ])('a distance of %f lengths is %s', (lengths, expected) => {
    expect(lengthsText(lengths, say)).toBe(expected);
  });
});

describe('the texts of races', () => {
  it('a counted text has the form of its number and language', () => {
    expect([1, 7].map((count) => say('runners', { count }))).toEqual(['1 runner', '7 runners']);
    const inRussian = sayIn('ru', russian as unknown as typeof english);
    expect(inRussian('runners', { count: 3 })).toBe('3 участника');
    expect(say('title', { time: '14:30', course: 'Ballycorrin' })).toBe('14:30 Ballycorrin');
  });
});
