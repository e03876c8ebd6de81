/** A sum in hundred-thousandths of the currency's unit, the finest that providers count in. */
export type FineAmount = number;

/** Whose money a provider means: by the token of a session, or by the account where it has none any more. */
export type Holder =
  | { readonly token: string; readonly account?: string | undefined }
  | { readonly token?: undefined; readonly account: string };

interface Moving {
  readonly holder: Holder;
  /** The provider's id of the movement. */
  readonly transaction: string;
  /** ISO 4217; undefined where the provider leaves it to the session. */
  readonly currency: string | undefined;
  /** Undefined where the provider leaves it to the session. */
  readonly game: string | undefined;
}

export interface StakeCommand extends Moving {
  readonly type: 'stake';
  readonly round: string;
  readonly amount: FineAmount;
  /** A free round, which debits nothing: its amount is what it is worth, or 0. */
  readonly isFree: boolean;
  /** The grant that a free round is one of; undefined where the provider names none. */
  readonly reward?: string;
  readonly closes: boolean;
}

export interface PayCommand extends Moving {
  readonly type: 'pay';
  readonly kind: 'win' | 'bonus' | 'jackpot' | 'promotion';
  /** Undefined for a prize outside any round. */
  readonly round: string | undefined;
  /** The stake that it is paid for; undefined where none is needed. */
  readonly reference: string | undefined;
  readonly amount: FineAmount;
  readonly closes: boolean;
}

export interface TakeBackCommand extends Moving {
  readonly type: 'take-back';
  /** The stake or win that is taken back. */
  readonly target: string;
  readonly closes: boolean;
}

/** What a provider wants of the wallet, in no provider's words. */
export type WalletCommand =
  | { readonly type: 'identify' | 'balance' | 'free-rounds'; readonly holder: Holder }
  | StakeCommand
  | PayCommand
  | TakeBackCommand
  | { readonly type: 'end-round'; readonly holder: Holder; readonly round: string };

/** Why nothing was moved. Each is final for the request as it is. */
export type WalletRefusal =
  | 'session-unknown'
  | 'session-expired'
  | 'game-unknown'
  | 'wrong-currency'
  | 'amount-invalid'
  | 'insufficient'
  | 'limit-reached'
  | 'round-too-soon'
  | 'player-barred'
  | 'key-reused'
  | 'target-unknown'
  | 'round-closed'
  | 'free-round-unknown'
  | 'free-round-expired'
  | 'free-rounds-used';

/** Free rounds that a player may play in the game of their session. */
export interface FreeRounds {
  /** What their stakes name. */
  readonly reward: string;
  /** What each is played for, minor units. */
  readonly stake: number;
  readonly left: number;
  /** Milliseconds since epoch; none begins from then on. */
  readonly expiresAt: number;
}

/** What the wallet says. Whatever it throws instead is an unclear answer: the provider takes the stake back. */
export type WalletAnswer =
  | {
      readonly outcome: 'done';
      /** Minor units: after the movement, or what was answered to it first. */
      readonly balance: number;
      readonly currency: string;
      readonly account: string;
      readonly player: string;
      /** Of the ledger, for the provider's statement; undefined where nothing moved. */
      readonly transaction?: string | undefined;
      /** Where they were asked for; those that expire first come first. */
      readonly freeRounds?: readonly FreeRounds[];
    }
  | {
      readonly outcome: 'refused';
      readonly reason: WalletRefusal;
      /** Minor units, where the account is known. */
      readonly balance?: number | undefined;
      readonly currency?: string | undefined;
    };
