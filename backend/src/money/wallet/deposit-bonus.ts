import type { DepositBonusAnswer, DepositBonusOffer } from '@touchline/contracts/money';
import { depositAccount } from '@touchline/domain/money';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { balances } from './accounts.ts';
import { depositBonusOf } from './deposit-bonus-offer.ts';
import { giveBonusWithin, listBonuses, lockBonusAccount } from './bonuses.ts';

const DAY = 86_400_000;
/** The sport bonus among the choices of the registration. */
const SPORT = 1;

function referenceOf(playerId: string): string {
  return `first-deposit:${playerId}`;
}

/**
 * What the player said last on the page of the offer, and what they chose when they registered: 0 none,
 * 1 sport, 2 casino; and whether they take part in bonuses at all.
 */
const CHOICE = `SELECT (SELECT accepted FROM deposit_bonus_choice WHERE player_id = $1) AS accepted,
    (SELECT bonus FROM player WHERE id = $1) AS registered,
    is_reward_wanted($1, 'isBonusWanted') AS takes_part`;

type Choice = RowOf<typeof CHOICE>;

async function choiceOf(client: Queryable, playerId: string): Promise<Choice> {
  const { rows } = await client.query({
    name: 'wallet.deposit-bonus-choice',
    text: CHOICE,
    values: [playerId],
  });
  return rows[0] ?? { accepted: null, registered: null, takes_part: true };
}

function isWanted({ accepted, registered, takes_part: takesPart }: Choice): boolean {
  return takesPart !== false && (accepted ?? registered === SPORT);
}

export interface ConfirmedDeposit {
  readonly playerId: string;
  readonly paymentId: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/**
 * Takes a deposit for the player's first, which only one ever is, and locks what its bonus moves: both
 * accounts together, before the deposit takes its own.
 * @returns what gives the bonus once the deposit is credited, in the same transaction; undefined where
 * there is none to give
 */
export async function claimDepositBonus(
  client: PoolClient,
  { playerId, paymentId, currency, amount, at }: ConfirmedDeposit,
  offer: DepositBonusOffer | undefined,
): Promise<(() => Promise<void>) | undefined> {
  const { rowCount } = await client.query({
    name: 'wallet.claim-first-deposit',
    text: `INSERT INTO first_deposit (player_id, payment_id, at) VALUES ($1, $2, $3)
           ON CONFLICT DO NOTHING`,
    values: [playerId, paymentId, new Date(at)],
  });
  const bonus = offer === undefined ? 0 : depositBonusOf(offer, amount);
  if (rowCount === 0 || offer === undefined || bonus === 0) {
    return undefined;
  }
  if (!isWanted(await choiceOf(client, playerId))) {
    return undefined;
  }
  await lockBonusAccount(client, { playerId, currency });
  return async () => {
    const { wagerTimes, types, minLegs, minCoef } = offer;
    await giveBonusWithin(client, {
      gift: {
        playerId,
        reference: referenceOf(playerId),
        currency,
        amount: bonus,
        wagerTimes,
        types,
        minLegs,
        minCoef,
        expiresAt: at + offer.days * DAY,
        isLostOnWithdrawal: true,
        actor: `payment:${paymentId}`,
      },
      at,
    });
  };
}

/** A player's status for the bonus of the first deposit. */
export async function readDepositBonus(
  client: Queryable,
  playerId: string,
  site: {
    readonly offerIn: (currency: string) => DepositBonusOffer | undefined;
    /** Whether the registration requests a sport bonus, so that choosing none declines it. */
    readonly isAskedBefore: boolean;
  },
): Promise<DepositBonusAnswer> {
  const { rows } = await client.query({
    name: 'wallet.deposit-bonus',
    text: `SELECT EXISTS (SELECT FROM first_deposit WHERE player_id = $1) AS deposited,
             (SELECT id FROM bonus WHERE player_id = $1 AND reference = $2) AS bonus`,
    values: [playerId, referenceOf(playerId)],
  });
  const [row] = rows;
  if (row !== undefined && row.bonus !== null) {
    const bonus = (await listBonuses(client, playerId)).find(({ id }) => id === row.bonus);
    return { state: 'given', ...(bonus && { bonus }) };
  }
  const account = depositAccount(await balances(client, playerId));
  const offer = account && site.offerIn(account.currency);
  if (offer === undefined || row?.deposited !== false) {
    return { state: 'none' };
  }
  const choice = await choiceOf(client, playerId);
  if (choice.takes_part === false) {
    return { state: 'none' };
  }
  if (isWanted(choice)) {
    return { state: 'available', offer };
  }
  const isDeclined = choice.accepted === false || (choice.registered === 0 && site.isAskedBefore);
  return { state: isDeclined ? 'declined' : 'offered', offer };
}

/** Remembers whether a player wants the bonus; after the first deposit that changes nothing. */
export async function chooseDepositBonus(
  client: Queryable,
  choice: { readonly playerId: string; readonly accepted: boolean; readonly at: number },
): Promise<void> {
  await client.query({
    name: 'wallet.choose-deposit-bonus',
    text: `INSERT INTO deposit_bonus_choice (player_id, accepted, chosen_at)
           SELECT $1::bigint, $2, $3 WHERE NOT EXISTS (SELECT FROM first_deposit WHERE player_id = $1::bigint)
           ON CONFLICT (player_id) DO UPDATE SET accepted = $2, chosen_at = $3`,
    values: [choice.playerId, choice.accepted, new Date(choice.at)],
  });
}
