import type { PlaceBet } from '@touchline/contracts/betting';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { HOUR } from '@touchline/domain/time';
import type { Pool } from 'pg';
import { givePromoCode } from '../../src/betting/promo-codes/give-promo-code.ts';
import { openAccount } from '../../src/money/wallet/accounts.ts';
import { giveBonus, listBonuses } from '../../src/money/wallet/bonuses.ts';
import { deposit } from '../../src/money/wallet/payment-movements.ts';
import type { MoneyServices, Surroundings } from './services.ts';

export const CURRENCY = 'EUR';
const EVENTS_OF_A_WORLD = 10;
const CODES = ['home', 'draw', 'away'];
const DAY = 24 * HOUR;

/** Minor units. */
export const FUNDS = 5_000;
/** What has been withdrawn: the first is on its way, about the second an operator decides. */
export const WITHDRAWN = { sent: 300, reviewed: 250 } as const;
/** Raised from the first to the second, which waits for its confirmation. */
export const DEPOSIT_LIMIT = { active: 10_000, raised: 20_000 } as const;
/** Of a day; half of it is staked. */
export const WAGERING_LIMIT = 5_000;

export type OpenBetName = 'ownBet' | 'lentBet' | 'bonusBet';

/** A player in the middle of everything, of whom two acts run together. */
export interface World {
  readonly playerId: string;
  readonly main: string;
  /** In dollars; empty. */
  readonly further: string;
  /** In yen; it has money. */
  readonly foreign: string;
  readonly bonusAccount: string;
  readonly bonusId: string;
  readonly promoCode: string;
  /** Opened at the provider, of 40.00. */
  readonly pendingPayment: string;
  /** With its provider; in review. */
  readonly sentWithdrawal: string;
  readonly reviewedWithdrawal: string;
  /** Open bets: of the player's own money, staked with an advance, and of the bonus. */
  readonly ownBet: string;
  readonly lentBet: string;
  readonly bonusBet: string;
  /** What a sale of each of them is agreed by. */
  readonly quotes: Readonly<
    Record<OpenBetName, { readonly quote: string; readonly amount: number }>
  >;
  /** Lost; its result may be corrected. */
  readonly settledBet: string;
  /** An outcome of an event for each bet, and some on which nothing is staked yet. */
  readonly outcomeOf: (event: WorldEvent, code?: string) => string;
  readonly eventOf: (event: WorldEvent) => number;
  readonly singleOn: (event: WorldEvent, requested?: Partial<PlaceBet>) => PlaceBet;
}

export type WorldEvent = 'own' | 'lent' | 'bonus' | 'settled' | 'live' | 'free' | 'other' | 'third';
const EVENTS: readonly WorldEvent[] = [
  'own',
  'lent',
  'bonus',
  'settled',
  'live',
  'free',
  'other',
  'third',
];

/** Makes the world of a number, which no other run on the database may have. */
export async function createWorld(
  pool: Pool,
  {
    number,
    services,
    surroundings,
  }: {
    readonly number: number;
    readonly services: MoneyServices;
    readonly surroundings: Surroundings;
  },
): Promise<World> {
  const { clock, book } = surroundings;
  const playerId = String(70_000_000 + number);
  const eventOf = (event: WorldEvent) =>
    100_000 + number * EVENTS_OF_A_WORLD + EVENTS.indexOf(event);
  const outcomeOf = (event: WorldEvent, code = 'home') => `${eventOf(event)}~ft-1x2~${code}`;
  for (const event of EVENTS) {
    for (const code of CODES) {
      book.offer(outcomeOf(event, code), { price: '2.00', isLive: event === 'live' });
    }
  }
  await pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', $2, 'one-click', $3, $3)`,
    [playerId, CURRENCY, new Date(clock())],
  );
  const main = await openAccount(pool, { playerId, currency: CURRENCY });
  await deposit(pool, {
    accountId: main,
    amount: FUNDS,
    currency: CURRENCY,
    source: 'interleaving',
    externalId: playerId,
    at: clock() - 2 * DAY,
  });
  const further = await services.accounts.add(playerId, 'USD');
  const foreign = await services.accounts.add(playerId, 'JPY');
  await deposit(pool, {
    accountId: foreign,
    amount: 1_000,
    currency: 'JPY',
    source: 'interleaving',
    externalId: `${playerId}-JPY`,
    at: clock() - 2 * DAY,
  });
  const singleOn = (event: WorldEvent, requested: Partial<PlaceBet> = {}): PlaceBet => ({
    accountId: main,
    typeId: 0,
    amount: 1_000,
    bets: [{ outcomeId: outcomeOf(event), price: '2.00' }],
    changeCoefAction: 1,
    ...requested,
  });
  async function place(event: WorldEvent, requested?: Partial<PlaceBet>): Promise<string> {
    const placed = await services.placeBet({
      playerId,
      idempotencyKey: `world-${event}`,
      payload: singleOn(event, requested),
    });
    return placed.bet.id;
  }
  const ownBet = await place('own');
  const lentBet = await place('lent', { amount: 500, prepaidAmount: 300 });
  const settledBet = await place('settled', { amount: 200 });
  await services.settlement.settleLegs(eventOf('settled'), () => ({ result: 'lost' }));
  await giveBonus(
    { pool, clock },
    {
      playerId,
      reference: `world-${playerId}`,
      currency: CURRENCY,
      amount: 500,
      wagerTimes: 1,
      minLegs: 1,
      minCoef: '1.01',
      expiresAt: clock() + HOUR,
      isLostOnWithdrawal: true,
      actor: 'operator:interleaving',
    },
  );
  const [bonus] = await listBonuses(pool, playerId);
  const bonusAccount = bonus?.accountId ?? '';
  const bonusBet = await place('bonus', { accountId: bonusAccount, amount: 300 });
  const promoCode = `WORLD-${number}`;
  await givePromoCode(
    { pool, clock },
    {
      promo: {
        code: promoCode,
        kind: 'free-bet',
        currency: CURRENCY,
        amount: 400,
        expiresAt: clock() + HOUR,
      },
      playerId: undefined,
      actor: 'operator:interleaving',
    },
  );
  const set = (type: number, value: number) => services.limits.set(playerId, [{ type, value }]);
  await set(LIMIT_TYPE.wageringDay, WAGERING_LIMIT);
  await set(LIMIT_TYPE.depositDay, DEPOSIT_LIMIT.active);
  await set(LIMIT_TYPE.depositDay, DEPOSIT_LIMIT.raised);
  // As if it had been requested long ago.
  await pool.query(
    `UPDATE player_limit SET requested_at = $2, started_at = $2
     WHERE player_id = $1 AND state = 'PENDING'`,
    [playerId, new Date(clock() - 2 * DAY)],
  );
  const { payment } = await services.deposits.create({
    playerId,
    key: 'world-deposit',
    form: { accountId: main, methodId: 'card', amount: 4_000, language: 'en' },
  });
  await pool.query(
    `INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at)
     VALUES ($1, 'bank', 'card', 'own', 'Card', $2)`,
    [playerId, new Date(clock())],
  );
  async function withdraw(amount: number): Promise<string> {
    const form = { accountId: main, methodId: 'card', meansId: 'own', amount, language: 'en' };
    const { id } = await services.withdrawals.request({ playerId, key: `world-${amount}`, form });
    return id;
  }
  const sentWithdrawal = await withdraw(WITHDRAWN.sent);
  await services.withdrawals.send();
  const reviewedWithdrawal = await withdraw(WITHDRAWN.reviewed);
  const costs = await services.cashOuts.costs(playerId);
  function quote(betId: string) {
    const cost = costs.find((candidate) => candidate.betId === betId);
    return { quote: cost?.quote ?? '', amount: cost?.amount ?? 0 };
  }
  return {
    playerId,
    quotes: { ownBet: quote(ownBet), lentBet: quote(lentBet), bonusBet: quote(bonusBet) },
    main,
    further,
    foreign,
    bonusAccount,
    bonusId: bonus?.id ?? '',
    promoCode,
    pendingPayment: payment.id,
    sentWithdrawal,
    reviewedWithdrawal,
    ownBet,
    lentBet,
    bonusBet,
    settledBet,
    outcomeOf,
    eventOf,
    singleOn,
  };
}
