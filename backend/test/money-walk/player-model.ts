import type { Bet } from '@touchline/contracts/betting';
import type { CouponReturn } from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import { decidedReturn } from './coupon-of-bet.ts';

/** The two accounts of a player: their own money and the bonus. */
export type Purse = 'own' | 'bonus';

/** A bet as confirmed to its player, and what has happened to it since. Amounts in minor units. */
export interface ModelBet {
  readonly reported: Bet;
  readonly purse: Purse;
  /** The stake that is not sold. */
  stake: number;
  /** By leg, in slip order. */
  results: readonly (Grade | undefined)[];
  /** What it paid when it was settled; undefined while it is open or once it is sold. */
  paid: number | undefined;
  isSold: boolean;
  automaticAt: number | undefined;
}

/** What must be wagered before a bonus becomes the player's own. */
export interface ModelBonus {
  readonly required: number;
  readonly minLegs: number;
  readonly minCoef: string;
  readonly types: readonly number[] | undefined;
  readonly expiresAt: number;
}

/** What a player must have, by their acts and the responses; it knows nothing of the ledger. */
export interface PlayerModel {
  readonly balances: Readonly<Record<Purse, number>>;
  readonly bets: readonly ModelBet[];
  readonly credit: (purse: Purse, amount: number) => void;
  readonly giveBonus: (amount: number, bonus: ModelBonus) => void;
  readonly hasBonus: () => boolean;
  /** The house takes the bonus back. */
  readonly endBonus: () => void;
  /** Time has passed. */
  readonly expireBonus: (now: number) => void;
  readonly place: (purse: Purse, reported: Bet) => void;
  readonly sell: (bet: ModelBet, sale: { readonly stake: number; readonly amount: number }) => void;
  /** Sells a bet whose value is staked on another one. */
  readonly exchange: (bet: ModelBet, value: number) => void;
  /** The house takes a bet off and gives its stake back. */
  readonly cancel: (bet: ModelBet) => void;
  /** A leg has a result. */
  readonly grade: (bet: ModelBet, at: number, result: Grade) => void;
  /** Settles bets that no longer depend on open legs. */
  readonly settle: () => void;
  /** Settles a settled bet again with other results; opens it where that depends on open legs. */
  readonly resettle: (bet: ModelBet, results: readonly (Grade | undefined)[]) => void;
  /** What settling a bet again would take from the purse beyond its balance; 0 where it is there. */
  readonly missingFor: (bet: ModelBet, results: readonly (Grade | undefined)[]) => number;
}

/** A bet that is neither settled nor sold. */
export function isOpen({ paid, isSold }: ModelBet): boolean {
  return paid === undefined && !isSold;
}

/** Whether a bet counts towards wagering: won or lost by its legs, not void and not a refund. */
function isWonOrLost({ result, payout, outlay }: CouponReturn): boolean {
  return result !== 'void' && (result === 'won' || payout !== outlay);
}

/** A player with empty accounts. */
export function createPlayerModel(): PlayerModel {
  const balances = { own: 0, bonus: 0 };
  const bets: ModelBet[] = [];
  /** Bets that were won or lost before: opened again by a correction, they count no second time. */
  const counted = new Set<ModelBet>();
  let bonus: (ModelBonus & { readonly wagered: number }) | undefined;

  function finishBonus(now: number): void {
    if (bonus === undefined || bets.some((bet) => bet.purse === 'bonus' && isOpen(bet))) {
      return;
    }
    const isWagered = bonus.wagered >= bonus.required;
    if (balances.bonus > 0 && !isWagered && bonus.expiresAt > now) {
      return;
    }
    balances.own += isWagered ? balances.bonus : 0;
    balances.bonus = 0;
    bonus = undefined;
  }

  /** The part of a bet's stake that counts towards wagering. */
  function wagerOf({ reported, stake }: ModelBet, terms: ModelBonus): number {
    const isCounted =
      (terms.types === undefined || terms.types.includes(reported.typeId)) &&
      reported.legs.length >= terms.minLegs &&
      reported.legs.every(({ price }) => Number(price) >= Number(terms.minCoef));
    return isCounted ? stake : 0;
  }

  function noteDecided(bet: ModelBet, settled: CouponReturn | undefined): void {
    if (settled !== undefined && isWonOrLost(settled)) counted.add(bet);
  }

  function settle(): void {
    const ended = bets.filter(isOpen).flatMap((bet) => {
      const settled = decidedReturn(bet.reported, bet);
      return settled === undefined ? [] : [{ bet, settled }];
    });
    for (const { bet, settled } of ended) {
      bet.paid = settled.payout;
      balances[bet.purse] += settled.payout;
    }
    for (const { bet, settled } of ended.filter(({ bet: { purse } }) => purse === 'bonus')) {
      if (bonus !== undefined && isWonOrLost(settled) && !counted.has(bet)) {
        bonus = { ...bonus, wagered: bonus.wagered + wagerOf(bet, bonus) };
      }
      noteDecided(bet, settled);
      finishBonus(-Infinity);
    }
  }

  return {
    balances,
    bets,
    credit: (purse, amount) => {
      balances[purse] += amount;
    },
    giveBonus: (amount, terms) => {
      balances.bonus += amount;
      bonus = { ...terms, wagered: 0 };
    },
    hasBonus: () => bonus !== undefined,
    endBonus: () => {
      balances.bonus = 0;
      bonus = undefined;
    },
    expireBonus: (now) => {
      if (bonus !== undefined && bonus.expiresAt <= now) finishBonus(now);
    },
    place: (purse, reported) => {
      balances[purse] -= reported.stake;
      const results = reported.legs.map(() => undefined);
      const { stake } = reported;
      bets.push({
        reported,
        purse,
        stake,
        results,
        paid: undefined,
        isSold: false,
        automaticAt: undefined,
      });
    },
    sell: (bet, { stake, amount }) => {
      balances[bet.purse] += amount;
      bet.isSold = stake === bet.stake;
      bet.stake -= stake;
      if (bet.isSold && bet.purse === 'bonus') finishBonus(-Infinity);
    },
    exchange: (bet, value) => {
      balances[bet.purse] += value;
      bet.isSold = true;
    },
    cancel: (bet) => {
      balances[bet.purse] += bet.stake;
      bet.isSold = true;
    },
    grade: (bet, at, result) => {
      bet.results = bet.results.with(at, result);
    },
    settle,
    resettle: (bet, results) => {
      const settled = decidedReturn(bet.reported, { stake: bet.stake, results });
      balances[bet.purse] += (settled?.payout ?? 0) - (bet.paid ?? 0);
      bet.results = results;
      bet.paid = settled?.payout;
      noteDecided(bet, settled);
    },
    missingFor: (bet, results) => {
      const payout = decidedReturn(bet.reported, { stake: bet.stake, results })?.payout ?? 0;
      return Math.max(0, (bet.paid ?? 0) - payout - balances[bet.purse]);
    },
  };
}
