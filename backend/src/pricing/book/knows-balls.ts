import type { CricketBall, CricketPlayer } from '@touchline/domain/cricket';
import type { Side } from '@touchline/domain/markets';

/** A match of cricket ball by ball, as far as it has been played. */
export interface BallByBall {
  /** Of an innings. */
  readonly overs: number;
  /** The eleven of each side, in their batting order. */
  readonly squads: Readonly<Record<Side, readonly CricketPlayer[]>>;
  readonly innings: readonly {
    readonly batting: Side;
    readonly balls: readonly CricketBall[];
    readonly isOver: boolean;
  }[];
}

/** What a source may know of cricket beyond the score; a feed that does not leaves it out. */
export interface KnowsBalls {
  /** Undefined for what is no match of cricket, is not known, or has not begun. */
  readonly ballByBall: (eventId: number) => BallByBall | undefined;
}
