import type { StoredGame } from './game-store.ts';
import { wordOf } from './word-of.ts';

/** Letters that may be wrong, missing, too many or swapped in a word of so many. */
function errorsAllowed(length: number): number {
  if (length < 4) {
    return 0;
  }
  return length < 8 ? 1 : 2;
}

/** Edits that make one word another: a letter put in, taken out, replaced, or swapped with the next. */
export function editsBetween(one: string, other: string): number {
  const width = other.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: width }, (_nothing, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at < width; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (above[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2];
      if (isSwapped && one[row - 2] === other[at - 1]) {
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      }
      now.push(least);
    }
    before = above;
    above = now;
  }
  return above.at(-1) ?? 0;
}

/** How badly a word matches what was typed: 0 exactly, 1 its beginning, more with errors; undefined not at all. */
function missOf(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) {
    return word === typed ? 0 : 1;
  }
  const allowed = errorsAllowed(typed.length);
  if (allowed === 0) {
    return undefined;
  }
  // What is typed may be the beginning of a word, with errors in it.
  const lengths = [typed.length - 1, typed.length, typed.length + 1, word.length];
  const edits = Math.min(
    ...lengths.map((length) => editsBetween(typed, word.slice(0, Math.max(0, length)))),
  );
  return edits <= allowed ? 1 + edits : undefined;
}

/** A word in the name counts before the same one elsewhere. */
const ELSEWHERE = 0.5;

function missOfGame(typed: readonly string[], game: StoredGame): number | undefined {
  const name = wordOf(game.name).split('-');
  const elsewhere = [game.maker.name, game.category, ...game.features].flatMap((words) =>
    wordOf(words).split('-'),
  );
  // A name is typed with and without its spaces.
  const words = [...name, name.join('')];
  let sum = 0;
  for (const one of typed) {
    const misses = [
      ...words.flatMap((word) => missOf(one, word) ?? []),
      ...elsewhere.flatMap((word) => {
        const miss = missOf(one, word);
        return miss === undefined ? [] : [miss + ELSEWHERE];
      }),
    ];
    if (misses.length === 0) {
      return undefined;
    }
    sum += Math.min(...misses);
  }
  return sum;
}

/**
 * The games whose name, maker, category or features have every word that was typed, the best first: a word of four
 * letters may have one error, one of eight two.
 */
export function searchGames(games: readonly StoredGame[], text: string): readonly StoredGame[] {
  const typed = wordOf(text).split('-').filter(Boolean);
  if (typed.length === 0) {
    return [];
  }
  return games
    .flatMap((game) => {
      const miss = missOfGame(typed, game);
      return miss === undefined ? [] : [{ game, miss }];
    })
    .toSorted((one, other) => one.miss - other.miss)
    .map(({ game }) => game);
}
