import type { OutrightResult, Withdrawal } from '@touchline/domain/markets';

/** How a competition ended that is bet on as a whole. */
export interface SettledOutright {
  readonly eventId: number;
  readonly result: OutrightResult;
}

/** Runners of a race that do not start, all until now. */
export interface WithdrawnRunner {
  readonly eventId: number;
  readonly withdrawals: readonly Withdrawal[];
}

/** What a source of outrights reports beyond the matches; a feed without outrights leaves it out. */
export interface DecidesOutrights {
  /** Calls the listener once for each outright that is decided from now on; returns how to stop. */
  readonly onOutrightResult: (listener: (outright: SettledOutright) => void) => () => void;
  /** The result of an outright that is decided, whenever that was; undefined while it is not, or not known. */
  readonly outrightResultOf: (eventId: number) => Promise<OutrightResult | undefined>;
  /** Calls the listener after each withdrawal from a race, before bets are taken again; returns how to stop. */
  readonly onWithdrawal?: (listener: (runner: WithdrawnRunner) => void) => () => void;
}
