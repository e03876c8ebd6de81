import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREST_COLOURS, crestDesign, initialsOf } from './crest-design.ts';

describe('initialsOf', () => {
  it.each([
    ['Arsenal', 'AR'],
    ['Real Sociedad', 'RS'],
    ['FC Barcelona', 'BA'],
    ['Brighton & Hove Albion', 'BH'],
    ['Спартак Москва', 'СМ'],
    ['Alcaraz C.', 'AC'],
    ['Liverpool (W)', 'LW'],
    ['FC', 'FC'],
    ['', ''],
  ])('the initials of %s → %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('the initials never fail and never take more than two characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        return [...initialsOf(name)].length <= 2;
      }),
    );
  });
});

it('the same name always has the same crest', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(crestDesign(name)).toEqual(crestDesign(name));
    }),
  );
});

it('a team keeps its crest in every language that names it; the initials are those of the name', () => {
  const english = crestDesign('Nottingham Forest', 430_094_802);
  const russian = crestDesign('Ноттингем Форест', 430_094_802);
  expect(russian).toEqual({ ...english, initials: 'НФ' });
});

it('the names are spread over colours, shapes and patterns', () => {
  const names = Array.from({ length: 480 }, (_, index) => `Team ${index}`);
  const crests = names.map((name) => crestDesign(name));
  for (const [key, kinds] of [
    ['field', new Set(CREST_COLOURS.map(([field]) => field)).size],
    ['shape', 5],
    ['pattern', 6],
  ] as const) {
    const counts = new Map<string, number>();
    for (const crest of crests) counts.set(crest[key], (counts.get(crest[key]) ?? 0) + 1);
    expect(counts.size).toBe(kinds);
    expect(Math.min(...counts.values())).toBeGreaterThan(8);
  }
});

it.each(CREST_COLOURS)('the initials in %s and %s are readable at 4.5:1', (field, charge) => {
  const [dark, light] = [luminance(field), luminance(charge)].sort((a, b) => a - b);
  expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
});

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
