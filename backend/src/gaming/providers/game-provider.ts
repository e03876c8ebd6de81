import type {
  ProviderNeeds,
  SelectedProvider,
} from '../../platform/providers/provider-registry.ts';
import type { HouseGames } from '../house/house-games.ts';
import type { StateRounds } from '../reconciliation/reconcile-rounds.ts';
import type { WalletDialect } from '../wallet/wallet-dialect.ts';

/** A game as its provider offers it. */
export interface OfferedGame {
  /** The provider's code of it. */
  readonly code: string;
  readonly name: string;
  /** Who made it, where the provider passes on the games of others. */
  readonly maker: string | undefined;
  /** As the next, a word of addresses: `video-slots`. */
  readonly category: string;
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high' | undefined;
  /** Theoretical return to players, percent, with what it ranges over. */
  readonly rtp: { readonly least: number; readonly most: number } | undefined;
  readonly isDemoPossible: boolean;
  /** Whether the site can grant free rounds of it. */
  readonly hasFreeRounds: boolean;
  /** Minor units of a currency of two digits. */
  readonly mostWin: number | undefined;
  /** What may be staked at once, minor units by currency. */
  readonly stakes: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
}

/** What a launch names. */
export interface LaunchRequest {
  /** Undefined for a demo, which has no player and calls no wallet. */
  readonly player:
    | {
        readonly account: string;
        readonly token: string;
        readonly currency: string;
        readonly country: string;
      }
    | undefined;
  readonly game: string;
  readonly isMobile: boolean;
  readonly language: string;
  readonly ip: string;
  /** Where players get back to. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  /** From the begin of a round to that of the next at least, ms; 0 for any. */
  readonly leastCycleMs: number;
}

/** A provider of games, as the site uses it. */
export interface GameProvider {
  readonly id: string;
  readonly name: string;
  readonly dialect: WalletDialect;
  /** Where its games run, for the policy of pages; undefined while it is not known. */
  readonly origin: () => string | undefined;
  readonly games: () => Promise<readonly OfferedGame[]>;
  /**
   * Opens a game. @returns the address of its frame
   * @throws ApiError `unavailable`
   */
  readonly launch: (launch: LaunchRequest) => Promise<string>;
  /** The address of a page that shows a round again. */
  readonly replay: (round: {
    readonly round: string;
    readonly account: string;
    readonly language: string;
  }) => Promise<string>;
  /** Undefined where the provider states no rounds. */
  readonly stateRounds: StateRounds | undefined;
}

export interface GameProviderNeeds extends ProviderNeeds {
  /** The process of the house's games; undefined where it is not started. */
  readonly house: HouseGames | undefined;
}

export type SelectedGameProvider = SelectedProvider<GameProviderNeeds, GameProvider>;
