import { type FinishKind, wonIf } from './kind.ts';
import type { Finish } from './match-result.ts';

/** The outcome is the label that `labelOf` gives to the end of the fight. */
function labelled(outcomes: readonly string[], labelOf: (finish: Finish) => string): FinishKind {
  return {
    basis: 'finish',
    outcomes,
    line: 'none',
    winners: 1,
    grade: (finish, outcome) => wonIf(labelOf(finish) === outcome),
  };
}

/** Who wins and how; a draw is an outcome of its own. */
function method(): FinishKind {
  const outcomes = ['home-ko', 'home-decision', 'draw', 'away-ko', 'away-decision'];
  return labelled(outcomes, ({ winner, method: how }) =>
    winner === undefined ? 'draw' : `${winner}-${how}`,
  );
}

/** The same where draws are too rare to be offered, and void. */
function methodWithoutDraw(): FinishKind {
  const of = (side: string) => [`${side}-ko`, `${side}-submission`, `${side}-decision`];
  const kind = labelled(
    [...of('home'), ...of('away')],
    ({ winner, method: how }) => `${winner}-${how}`,
  );
  return {
    ...kind,
    grade: (finish, outcome) =>
      finish.winner === undefined ? 'void' : kind.grade(finish, outcome),
  };
}

/** The round in which the fight is stopped, or that it is not. */
function endingRound(most: number): FinishKind {
  const rounds = Array.from({ length: most }, (_, at) => String(at + 1));
  return labelled([...rounds, 'decision'], ({ method: how, round }) =>
    how === 'decision' ? how : String(round),
  );
}

/** Builds every kind of market that the end of a fight decides. */
export function finishKinds() {
  return {
    'fight-method': method(),
    'fight-method-mma': methodWithoutDraw(),
    'goes-the-distance': labelled(['yes', 'no'], ({ method: how }) =>
      how === 'decision' ? 'yes' : 'no',
    ),
    'ending-round-of-3': endingRound(3),
    'ending-round-of-5': endingRound(5),
    'ending-round-of-10': endingRound(10),
    'ending-round-of-12': endingRound(12),
  } satisfies Record<string, FinishKind>;
}
