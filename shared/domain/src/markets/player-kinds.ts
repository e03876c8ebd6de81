import { type Grade, type PlayersKind, wonIf } from './kind.ts';
import type { PlayerRecord, PlayersResult } from './match-result.ts';
import { competitorOf } from './competitor.ts';

/** The outcome of a first-scorer market that no one scored, own goals aside. */
export const NO_SCORER = 'noscorer';

interface PlayersKindOptions {
  readonly outcomes?: readonly string[];
  readonly line?: PlayersKind['line'];
  readonly winners?: 2;
  readonly grade: (record: PlayerRecord, line: number, result: PlayersResult) => Grade;
}

/** A market whose outcomes are players: whoever did not take part is void. */
function playersKind(options: PlayersKindOptions): PlayersKind {
  const { outcomes = [], line = 'none', winners = 1, grade } = options;
  return {
    basis: 'players',
    outcomes,
    line,
    winners,
    grade(result, outcome, at) {
      if (outcome === NO_SCORER) return wonIf(result.firstScorer === undefined);
      const id = competitorOf(outcome);
      const record = result.records.find((one) => one.id === id);
      return record === undefined ? 'void' : grade(record, at, result);
    },
  };
}

/** At least `line` of something; once unless a line says otherwise. */
function atLeast(count: (record: PlayerRecord) => number | undefined): PlayersKindOptions['grade'] {
  return (record, line) => wonIf((count(record) ?? 0) >= Math.max(line, 1));
}

/** Builds every kind of market whose outcomes are players. */
export function playerKinds() {
  return {
    'player-scorer': playersKind({ grade: atLeast(({ goals }) => goals) }),
    /** Whoever came on once the first goal had been scored could not score it. */
    'player-first-scorer': playersKind({
      outcomes: [NO_SCORER],
      grade: (record, _line, { firstScorer }) =>
        record.isLate === true ? 'void' : wonIf(firstScorer === record.id),
    }),
    'player-assist': playersKind({ grade: atLeast(({ assists }) => assists) }),
    'player-booked': playersKind({ grade: atLeast(({ cards }) => cards) }),
    'player-shots': playersKind({ line: 'ordinal', grade: atLeast(({ shots }) => shots) }),
  } satisfies Record<string, PlayersKind>;
}
