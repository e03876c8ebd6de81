/** A round as one side has it: a provider, or the ledger. Amounts in minor units. */
export interface StatedRound {
  /** The provider's id of the round. */
  readonly round: string;
  readonly account: string;
  readonly currency: string;
  /** Less what was taken back. */
  readonly staked: number;
  readonly won: number;
  readonly isClosed: boolean;
}

export interface RoundDifference {
  readonly round: string;
  readonly account: string;
  readonly difference: 'not-booked' | 'not-stated' | 'other-money' | 'not-closed';
  readonly stated?: StatedRound | undefined;
  readonly booked?: StatedRound | undefined;
}

const nameOf = ({ account, round }: StatedRound) => `${account} ${round}`;
/** A round in which nothing was left of what was staked is the same as none. */
const isNothing = (round: StatedRound | undefined) =>
  round === undefined || (round.staked === 0 && round.won === 0);

function differenceOf(
  stated: StatedRound | undefined,
  booked: StatedRound | undefined,
): RoundDifference['difference'] | undefined {
  if (isNothing(stated) || isNothing(booked)) {
    if (isNothing(stated) && isNothing(booked)) {
      return undefined;
    }
    return isNothing(booked) ? 'not-booked' : 'not-stated';
  }
  const isSame =
    stated?.staked === booked?.staked &&
    stated?.won === booked?.won &&
    stated?.currency === booked?.currency;
  if (!isSame) {
    return 'other-money';
  }
  return stated?.isClosed === true && booked?.isClosed === false ? 'not-closed' : undefined;
}

/** What a provider states and what is booked, compared both ways. */
export function compareRounds(
  stated: readonly StatedRound[],
  booked: readonly StatedRound[],
): readonly RoundDifference[] {
  const theirs = new Map(stated.map((round) => [nameOf(round), round]));
  const ours = new Map(booked.map((round) => [nameOf(round), round]));
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((name) => {
    const [one, other] = [theirs.get(name), ours.get(name)];
    const difference = differenceOf(one, other);
    const { round = '', account = '' } = one ?? other ?? {};
    return difference === undefined
      ? []
      : [{ round, account, difference, stated: one, booked: other }];
  });
}
