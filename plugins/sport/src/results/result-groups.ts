import type { ResultMatch } from '@touchline/contracts/results';

/** Results below one heading. */
export interface ResultGroup {
  readonly key: string;
  readonly first: ResultMatch;
  readonly matches: readonly ResultMatch[];
}

/** Results that follow each other with the same key, as one group. */
export function groupResults(
  matches: readonly ResultMatch[],
  keyOf: (match: ResultMatch) => string,
): readonly ResultGroup[] {
  const groups: { key: string; first: ResultMatch; matches: ResultMatch[] }[] = [];
  for (const match of matches) {
    const key = keyOf(match);
    const last = groups.at(-1);
    if (last?.key === key) {
      last.matches.push(match);
    } else {
      groups.push({ key, first: match, matches: [match] });
    }
  }
  return groups;
}
