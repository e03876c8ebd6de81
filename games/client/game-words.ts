import type { RoundSeed } from '../rules/fair.ts';
import type { TextName } from './texts.ts';

type Bet = Readonly<Record<string, unknown>>;

/** How the outcome of a game's round is written, in words that need no translation. */
export interface GameWords {
  /** As the server has told it. */
  readonly told: (shown: Readonly<Record<string, unknown>>) => string;
  /** As the seeds and the acts of the round make it; the same words where the server was honest. */
  readonly computed: (seed: RoundSeed, bet: Bet, acts?: readonly number[]) => string;
  /** A sign of whether the bet won by it; for games whose outcome alone does not say so. */
  readonly verdict?: (seed: RoundSeed, bet: Bet) => string;
  /** Its seeds are a hash of a published chain and the chain's salt. */
  readonly isChained?: true;
  /** Numbers of the bet that the outcome depends on; the page that verifies has a field for each. */
  readonly fields?: readonly {
    readonly name: string;
    readonly label: TextName;
    readonly fallback: number;
    readonly least: number;
    readonly most: number;
  }[];
}
