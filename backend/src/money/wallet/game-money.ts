import type { Queryable } from '../../platform/database/queryable.ts';

/** What a provider reported, as the ledger's functions name it. */
interface GameMovement {
  readonly provider: string;
  /** The provider's id of the movement; it happens once. */
  readonly transaction: string;
  /** Of the request: an id that comes again with other data is refused. */
  readonly digest: string;
  readonly account: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** A stake of a round. */
export interface GameStake extends GameMovement {
  readonly game: string;
  readonly round: string;
  /** Minor units; of a free round what it is worth, or 0. */
  readonly amount: number;
  /** The grant that pays for it, of a free round, which debits nothing. */
  readonly reward?: string | undefined;
  /** Whether nothing more comes of the round. */
  readonly closes: boolean;
  /** Whether the player's limits were checked under their lock. */
  readonly checked: boolean;
  /** Milliseconds from the begin of a round of the game to that of the player's next one, at least; 0 for any. */
  readonly least_cycle: number;
  /** The most that the stakes of the round may be together, minor units; undefined for no bound. */
  readonly most: number | undefined;
}

/** A win of a round. */
export interface GameWin extends GameMovement {
  readonly game: string;
  readonly round: string;
  /** The stake that it is paid for; undefined for a prize that needs none. */
  readonly reference: string | undefined;
  /** Minor units. */
  readonly amount: number;
  /** What it was rounded by, in hundred-thousandths of the currency's unit. */
  readonly remainder: number;
  readonly win_kind: 'win' | 'bonus' | 'jackpot' | 'promotion';
  readonly closes: boolean;
}

/** A stake or a win that is taken back. */
export interface GameReturn extends GameMovement {
  readonly target: string;
  readonly closes: boolean;
}

/** What became of a movement. */
export interface GameMovementResult {
  readonly outcome:
    | 'done'
    | 'repeated'
    | 'key-reused'
    | 'never'
    | 'guarded'
    | 'too-soon'
    | 'above-most'
    | 'insufficient'
    | 'round-closed'
    | 'target-unknown'
    | 'free-round-unknown'
    | 'stake-wrong'
    | 'free-round-expired'
    | 'free-rounds-used';
  /** Minor units: after it, or of a repeated one what was answered first. */
  readonly balance?: number;
}

function resultOf(answer: unknown): GameMovementResult {
  if (answer === null || answer === undefined) {
    throw new Error('the ledger said nothing about a movement of a game');
  }
  return answer as GameMovementResult;
}

/** Takes a stake. */
export async function stakeInGame(
  client: Queryable,
  stake: GameStake,
): Promise<GameMovementResult> {
  const { rows } = await client.query({
    name: 'wallet.stake-in-game',
    text: 'SELECT stake_in_game($1) AS answer',
    values: [JSON.stringify(stake)],
  });
  return resultOf(rows[0]?.answer);
}

/** Pays a win. */
export async function payInGame(client: Queryable, win: GameWin): Promise<GameMovementResult> {
  const { rows } = await client.query({
    name: 'wallet.pay-in-game',
    text: 'SELECT pay_in_game($1) AS answer',
    values: [JSON.stringify(win)],
  });
  return resultOf(rows[0]?.answer);
}

/** Takes a stake or a win back; a target that is not here is refused from then on. */
export async function takeBackInGame(
  client: Queryable,
  taken: GameReturn,
): Promise<GameMovementResult> {
  const { rows } = await client.query({
    name: 'wallet.take-back-in-game',
    text: 'SELECT take_back_in_game($1) AS answer',
    values: [JSON.stringify(taken)],
  });
  return resultOf(rows[0]?.answer);
}

/** Closes a round; a closed one stays as it is. */
export async function endGameRound(
  client: Queryable,
  {
    provider,
    account,
    round,
    at,
  }: Pick<GameMovement, 'provider' | 'account' | 'at'> & { readonly round: string },
): Promise<GameMovementResult> {
  const { rows } = await client.query({
    name: 'wallet.end-game-round',
    text: 'SELECT end_game_round($1, $2, $3, $4) AS answer',
    values: [provider, account, round, new Date(at)],
  });
  return resultOf(rows[0]?.answer);
}
