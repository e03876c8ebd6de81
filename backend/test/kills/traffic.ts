import { randomUUID } from 'node:crypto';
import type { BetLegInput, OpenBetCost, OpenBetCostsAnswer } from '@touchline/contracts/betting';
import type { TopicSnapshot } from '@touchline/contracts/line';
import type { BonusesAnswer, DepositAnswer, WithdrawalAnswer } from '@touchline/contracts/money';
import type { Player } from './player.ts';

/** Draws from 0 up to 1, the same for the same seed. */
export type Draw = () => number;

/** What the players of a run share. */
export interface Site {
  readonly operatorToken: string;
  /** Outcomes that can be bet on, of different events. */
  readonly legs: (player: Player) => Promise<readonly BetLegInput[]>;
}

type PlayerAct = (player: Player, site: Site, draw: Draw) => Promise<unknown>;

const DAY = 86_400_000;
const OFFER_KEPT_MS = 2_000;
const DEPOSIT_METHOD = 'test-card';

/** The first open price of each event in the line, read again every few seconds. */
export function createOffer(): Site['legs'] {
  let readAt = -Infinity;
  let legs: readonly BetLegInput[] = [];
  return async (player) => {
    if (Date.now() - readAt > OFFER_KEPT_MS) {
      readAt = Date.now();
      const topic = await player.read<TopicSnapshot>('/line-api/v1/topics/list:line:football');
      legs = (topic?.events ?? []).flatMap(({ id, markets }) =>
        markets.slice(0, 1).flatMap(([key, , status, , outcomes]) => {
          const [[code, price] = ['', null]] = outcomes;
          return status !== 0 || price === null
            ? []
            : [{ outcomeId: `${id}~${key}~${code}`, price }];
        }),
      );
    }
    return legs;
  };
}

function below(draw: Draw, limit: number): number {
  return Math.floor(draw() * limit);
}

async function drawLegs(
  player: Player,
  { legs }: Site,
  draw: Draw,
): Promise<readonly BetLegInput[]> {
  const offered = await legs(player);
  const count = Math.min(offered.length, 1 + below(draw, 2));
  const first = below(draw, offered.length);
  return Array.from(
    { length: count },
    (_, at) => offered[(first + at) % offered.length] as BetLegInput,
  );
}

const activeBonus = async (player: Player) =>
  (await player.read<BonusesAnswer>('/wallet-api/v1/bonuses'))?.bonuses.find(
    ({ state }) => state === 'active',
  );

const place: PlayerAct = async (player, site, draw) => {
  const bets = await drawLegs(player, site, draw);
  const bonus = draw() < 0.3 ? await activeBonus(player) : undefined;
  const key = randomUUID();
  await player.act({
    act: 'place',
    key,
    call: {
      method: 'POST',
      path: '/betting-api/v1/bets',
      headers: { 'idempotency-key': key },
      body: {
        accountId: bonus?.accountId ?? player.accountId,
        typeId: bets.length - 1,
        amount: 20 + below(draw, 400),
        bets,
        changeCoefAction: 1,
      },
    },
  });
};

async function drawPriced(player: Player, draw: Draw): Promise<OpenBetCost | undefined> {
  const answer = await player.read<OpenBetCostsAnswer>('/betting-api/v1/opened-costs');
  const priced = (answer?.costs ?? []).filter(({ amount }) => amount !== undefined);
  return priced[below(draw, priced.length)];
}

const sell: PlayerAct = async (player, _site, draw) => {
  const { betId, amount, quote, stake = 0 } = (await drawPriced(player, draw)) ?? {};
  if (betId === undefined) return;
  const key = randomUUID();
  const part = draw() < 0.5 ? { stake: Math.ceil(stake / 2) } : {};
  await player.act({
    act: 'sell',
    key,
    betId,
    call: {
      method: 'POST',
      path: `/betting-api/v1/bets/${betId}/cash-out`,
      headers: { 'idempotency-key': key },
      body: { quote, amount, ...part },
    },
  });
};

const change: PlayerAct = async (player, site, draw) => {
  const { betId, amount, quote } = (await drawPriced(player, draw)) ?? {};
  if (betId === undefined) return;
  const bets = await drawLegs(player, site, draw);
  const key = randomUUID();
  await player.act({
    act: 'change',
    key,
    betId,
    call: {
      method: 'POST',
      path: `/betting-api/v1/bets/${betId}/changes`,
      headers: { 'idempotency-key': key },
      body: { quote, amount, typeId: bets.length - 1, bets, changeCoefAction: 1 },
    },
  });
};

/** Opens a deposit and approves it at the provider, which notifies the site by its callback. */
export const deposit: PlayerAct = async (player, _site, draw) => {
  const key = randomUUID();
  const amount = 2_000 + below(draw, 8_000);
  const { status, json } = await player.act({
    act: 'deposit',
    key,
    amount,
    call: {
      method: 'POST',
      path: '/payments-api/v1/deposits',
      headers: { 'idempotency-key': key },
      body: {
        accountId: player.accountId,
        methodId: DEPOSIT_METHOD,
        amount,
        limitAnswer: 'none',
        language: 'en',
      },
    },
  });
  if (status !== 200) return;
  const { payment, redirectUrl } = json as DepositAnswer;
  await player.act({
    act: 'approve',
    key: payment.id,
    amount,
    call: { method: 'POST', path: redirectUrl, form: { decision: 'approve' } },
  });
};

const receiveBonus: PlayerAct = async (player, { operatorToken }, draw) => {
  const reference = randomUUID();
  await player.act({
    act: 'bonus',
    key: reference,
    call: {
      method: 'PUT',
      path: `/wallet-api/v1/operator/players/${player.id}/bonuses/${reference}`,
      headers: { authorization: `Bearer ${operatorToken}` },
      body: {
        currency: 'EUR',
        amount: 500 + below(draw, 1_000),
        wagerTimes: 1,
        expiresAt: Date.now() + DAY,
        reason: 'kill test',
      },
    },
  });
};

const forfeitBonus: PlayerAct = async (player) => {
  const bonus = await activeBonus(player);
  if (bonus === undefined) return;
  await player.act({
    act: 'forfeit',
    key: bonus.id,
    call: { method: 'DELETE', path: `/wallet-api/v1/bonuses/${bonus.id}` },
  });
};

/** The card of the test provider, which every deposit is paid with. */
const CARD = 'test-4242';
/** A payout of so many minor units more than a multiple of a hundred fails at the test provider. */
const FAILING = 13;

/** Requests a withdrawal; what an operator has to decide about is decided at once. */
const withdraw: PlayerAct = async (player, { operatorToken }, draw) => {
  await player.prove();
  const key = randomUUID();
  const amount = 500 + 100 * below(draw, 10) + (draw() < 0.2 ? FAILING : 0);
  const { status, json } = await player.act({
    act: 'withdraw',
    key,
    amount,
    call: {
      method: 'POST',
      path: '/payments-api/v1/withdrawals',
      headers: { 'idempotency-key': key },
      body: {
        accountId: player.accountId,
        methodId: DEPOSIT_METHOD,
        meansId: CARD,
        amount,
        language: 'en',
      },
    },
  });
  const { withdrawal } = status === 200 ? (json as WithdrawalAnswer) : { withdrawal: undefined };
  if (withdrawal?.state !== 'review') return;
  const isApproved = draw() < 0.7;
  await player.act({
    act: 'release',
    key: withdrawal.id,
    call: {
      method: 'POST',
      path: `/payments-api/v1/operator/withdrawals/${withdrawal.id}/${isApproved ? 'approve' : 'reject'}`,
      headers: { authorization: `Bearer ${operatorToken}` },
      body: { reason: 'kill test', ...(isApproved ? {} : { code: 'rejected_review' }) },
    },
  });
};

/** How often each act is drawn. */
const ACTS: readonly (readonly [act: PlayerAct, weight: number])[] = [
  [place, 10],
  [sell, 4],
  [change, 2],
  [deposit, 3],
  [withdraw, 3],
  [receiveBonus, 2],
  [forfeitBonus, 1],
];
const WEIGHTS = ACTS.reduce((sum, [, weight]) => sum + weight, 0);

/** A player acts until stopped; resolves when the last act is answered. */
export async function play(
  player: Player,
  {
    site,
    draw,
    signal,
  }: { readonly site: Site; readonly draw: Draw; readonly signal: AbortSignal },
): Promise<void> {
  await deposit(player, site, draw);
  while (!signal.aborted) {
    let left = below(draw, WEIGHTS);
    const [act = place] = ACTS.find(([, weight]) => (left -= weight) < 0) ?? [];
    await act(player, site, draw);
  }
}
