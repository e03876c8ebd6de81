import { contrast } from '../tokens/contrast.ts';

/** The text of a hero and what is under its colours: `--color-text` and `--color-page` of the dark theme. */
export const HERO_COLOURS = { text: '#f3f6f9', ground: '#0a0e13' } as const;

const STRENGTHS = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3];
const LEAST_CONTRAST = 5.5;

/** The most a colour (`#rrggbb`) may cover of a hero's ground so that text on it is read with ease. */
export function groundStrength(colour: string): number {
  const readable = STRENGTHS.find(
    (strength) => contrast(HERO_COLOURS.text, blend({ colour, strength })) >= LEAST_CONTRAST,
  );
  return readable ?? 0.2;
}

/** The colour that the screen shows of one that covers the ground by `strength`. */
function blend({ colour, strength }: { readonly colour: string; readonly strength: number }) {
  const mixed = [1, 3, 5].map((from) => {
    const part = (hex: string) => Number.parseInt(hex.slice(from, from + 2), 16);
    return Math.round(strength * part(colour) + (1 - strength) * part(HERO_COLOURS.ground));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
