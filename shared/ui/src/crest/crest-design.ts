/** What a crest is drawn from. */
export interface CrestDesign {
  readonly shape: (typeof SHAPES)[number];
  readonly pattern: (typeof PATTERNS)[number];
  /** The field, which carries the initials. */
  readonly field: string;
  /** The charge and the initials: at least 4.5:1 against the field. */
  readonly charge: string;
  readonly initials: string;
}

const SHAPES = ['heater', 'round', 'pointed', 'square', 'hexagon'] as const;
const PATTERNS = ['plain', 'chief', 'pales', 'base', 'border', 'flank'] as const;

/** Field and charge, as clubs wear them; no white and no black, which one of the themes would swallow. */
export const CREST_COLOURS: readonly (readonly [field: string, charge: string])[] = [
  ['#b80f1f', '#e3e9f0'],
  ['#dbe2ea', '#a30d1b'],
  ['#0b3d91', '#e3e9f0'],
  ['#dbe2ea', '#0b3d91'],
  ['#3a4552', '#e3e9f0'],
  ['#ffd21f', '#28323d'],
  ['#3a4552', '#ffd21f'],
  ['#7b1733', '#9fd4f5'],
  ['#9fd4f5', '#0c2a4d'],
  ['#0b6b3a', '#e3e9f0'],
  ['#0b5a33', '#ffd21f'],
  ['#f58220', '#28323d'],
  ['#0c2a4d', '#f2b632'],
  ['#5b2a86', '#e3e9f0'],
  ['#0c6b74', '#e3e9f0'],
  ['#c8102e', '#ffe9a8'],
];

/** Words that are in many clubs' names and distinguish none of them. */
const COMMON = /^(?:fc|cf|sc|ac|afc|bc|hc|sk|fk|if|bk|cd|ud|sv|vfb|vfl|club|de|the)$/i;

/** One or two letters for a team's name: of its first two words, or its first two letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.\-/&()]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const telling = words.filter((word) => !COMMON.test(word));
  const [first = '', second] = telling.length > 0 ? telling : words;
  const letters = [...first];
  const pair = second === undefined ? letters.slice(0, 2) : [letters[0], [...second][0]];
  // Upper case may double a letter (ß), and one is enough.
  return pair.map((letter) => [...(letter ?? '').toUpperCase()][0]).join('');
}

/**
 * The crest of a name: the same for the same name, always (FNV-1a over its code units).
 * @param id decides in place of the name about all but the initials
 */
export function crestDesign(name: string, id?: number): CrestDesign {
  const seed = id === undefined ? name : String(id);
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  }
  // FNV's own bits are weak taken a few at a time; the finish of MurmurHash3 mixes them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  const [field, charge] = pick(CREST_COLOURS, hash);
  return {
    shape: pick(SHAPES, hash >>> 8),
    pattern: pick(PATTERNS, hash >>> 16),
    field,
    charge,
    initials: initialsOf(name),
  };
}

function pick<Item>(list: readonly Item[], number: number): Item {
  return list[number % list.length] as Item;
}
