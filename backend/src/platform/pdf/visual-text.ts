import { createRequire } from 'node:module';

// The package says `export default` in its types and exports its function as CommonJS.
const require = createRequire(import.meta.url);
const createBidi = require('bidi-js') as typeof import('bidi-js').default;
const bidi = createBidi();

/** Letters of the script, and the vowel signs, commas and the like that it shares with its neighbours. */
const ARABIC = /\p{Script_Extensions=Arabic}/u;
/** Marks of direction: they order the others and are not drawn. */
const INVISIBLE = /[\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** A piece of a line that is drawn with one font, left to right after the piece before. */
export interface VisualRun {
  readonly text: string;
  readonly isArabic: boolean;
}

/**
 * A line of text in the order in which it is drawn, by the Unicode bidirectional algorithm (UAX 9). The letters of an
 * Arabic run stay in the order of reading: the font joins them and turns them about itself. `isRightToLeft` is the
 * direction of the page, which decides about a line of several directions.
 */
export function visualRuns(line: string, isRightToLeft: boolean): readonly VisualRun[] {
  const levels = bidi.getEmbeddingLevels(line, isRightToLeft ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const runs: { text: string; isArabic: boolean }[] = [];
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const unit = line.charAt(at);
    if (INVISIBLE.test(unit)) continue;
    const isTurned = (levels.levels[at] ?? 0) % 2 === 1;
    // A space between two Arabic words belongs to them, so that their font sees them together.
    const isArabic = isTurned && (ARABIC.test(unit) || isBetweenArabic(line, at));
    const last = runs.at(-1);
    if (last === undefined || last.isArabic !== isArabic) {
      runs.push({ text: mirrored.get(at) ?? unit, isArabic });
    } else if (isArabic) {
      last.text = unit + last.text;
    } else {
      last.text += mirrored.get(at) ?? unit;
    }
  }
  return runs;
}

function isBetweenArabic(line: string, at: number): boolean {
  return (
    line.charAt(at) === ' ' && ARABIC.test(line.charAt(at - 1)) && ARABIC.test(line.charAt(at + 1))
  );
}

/**
 * Lines of a text that are no wider than the room there is: broken between words, and within a word that is wider
 * than a line. Lines are in the order of reading; `widthOf`, of a word, is in the unit of `room`.
 */
export function wrapText(
  text: string,
  { room, widthOf }: { readonly room: number; readonly widthOf: (word: string) => number },
): readonly string[] {
  const lines: string[] = [];
  const space = widthOf(' ');
  let line: string[] = [];
  let used = 0;
  const add = (word: string, width: number) => {
    if (line.length > 0 && used + space + width > room) {
      lines.push(line.join(' '));
      line = [];
    }
    used = (line.length === 0 ? 0 : used + space) + width;
    line.push(word);
  };
  for (const word of text.split(' ')) {
    const width = widthOf(word);
    if (width <= room) {
      add(word, width);
    } else {
      for (const part of brokenWord(word, { room, widthOf })) add(part, widthOf(part));
    }
  }
  return [...lines, line.join(' ')];
}

function brokenWord(
  word: string,
  { room, widthOf }: { readonly room: number; readonly widthOf: (word: string) => number },
): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
