import type { ResultMatch, TableRow } from '@touchline/contracts/results';

export type FormMark = TableRow['form'][number];

/** How a match ended for a team; undefined where that does not count or is not known. */
export function markOf(match: ResultMatch, teamId: number): FormMark | undefined {
  const { score, overtime, status } = match;
  if (status !== 'finished' || score === undefined) {
    return undefined;
  }
  const side = match.home.id === teamId ? 'home' : 'away';
  if (overtime !== undefined) {
    return overtime === side ? 'won' : 'lost';
  }
  const [ours, theirs] = side === 'home' ? score : [score[1], score[0]];
  if (ours === theirs) {
    return 'drawn';
  }
  return ours > theirs ? 'won' : 'lost';
}

/** A team's form from its last matches, in their order. */
export function formOf(matches: readonly ResultMatch[], teamId: number): readonly FormMark[] {
  return matches.flatMap((match) => markOf(match, teamId) ?? []);
}
