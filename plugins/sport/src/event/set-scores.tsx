import type { EventState } from '@touchline/contracts/line';
import { esportsTypeOf } from '@touchline/domain/markets';
import { Score } from './score.tsx';

const IN_SETS: ReadonlySet<string> = new Set([
  'tennis',
  'volleyball',
  'table-tennis',
  'badminton',
  'darts',
]);

/** Sports that are played in sets or maps, whose state is all of them: 6–4 3–2 (30–15). */
export function isInSets(sport: string): boolean {
  return IN_SETS.has(sport) || esportsTypeOf(sport) === 'real';
}

/** All sets of a match in a line, the game that is being played in brackets. */
export function SetScores({ score }: { readonly score: NonNullable<EventState['score']> }) {
  const { periods, detail } = score;
  return (
    <>
      {periods.map(([home, away], index) => (
        // Sets are played in order and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 ? ' ' : ''}
          <Score home={home} away={away} />
        </span>
      ))}
      {detail?.points === undefined ? undefined : (
        <span>
          {' ('}
          <Score home={detail.points[0]} away={detail.points[1]} />
          {')'}
        </span>
      )}
    </>
  );
}
