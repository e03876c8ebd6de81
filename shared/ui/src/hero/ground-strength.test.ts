import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CREST_COLOURS } from '../crest/crest-design.ts';
import { groundStrength, HERO_COLOURS } from './ground-strength.ts';

it('a light colour covers less of a hero than a dark one', () => {
  expect(groundStrength('#dbe2ea')).toBeLessThan(groundStrength('#0b3d91'));
  expect(groundStrength('#ffffff')).toBeGreaterThanOrEqual(0.3);
});

it('the colour of each crest covers enough of a hero to be seen', () => {
  const faint = CREST_COLOURS.flat().filter((colour) => groundStrength(colour) < 0.3);
  expect(faint).toEqual([]);
});

it('the ground and the text of a hero are those of the dark theme', () => {
  const tokens = '../tokens/tokens.css';
  const css = readFileSync(new URL(tokens, import.meta.url), 'utf8');
  const dark = (name: string) =>
    new RegExp(`--color-${name}: light-dark\\([^,]+, (#\\w+)\\)`).exec(css)?.[1];
  expect({ text: dark('text'), ground: dark('page') }).toEqual(HERO_COLOURS);
});
