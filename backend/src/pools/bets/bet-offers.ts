import type { DrawBetOffer } from '@touchline/contracts/lottery';
import {
  type DrawBet,
  drawBetOdds,
  type Lottery,
  MOST_BET_NUMBERS,
  sumLine,
} from '@touchline/domain/pools';

const offered = new Map<string, readonly DrawBetOffer[]>();

function offerOf(lottery: Lottery, field: number): DrawBetOffer | undefined {
  const drum = lottery.fields[field];
  const oddsOf = (bet: DrawBet) => drawBetOdds(lottery, bet) ?? 0;
  if (drum === undefined) {
    return undefined;
  }
  // By symmetry any numbers of the drum are as likely as any others: one set of each size stands for all.
  const byCount = (withBonus: boolean) =>
    Array.from({ length: MOST_BET_NUMBERS }, (_nothing, last) =>
      Array.from({ length: last + 1 }, (_number, place) => drum.first + place),
    ).flatMap(
      (numbers) => drawBetOdds(lottery, { kind: 'numbers', field, numbers, withBonus }) ?? [],
    );
  const withBonus = byCount(true);
  const first = drawBetOdds(lottery, { kind: 'first', field, number: drum.first });
  return {
    field,
    numbers: byCount(false),
    ...(withBonus.length > 0 && { numbersWithBonus: withBonus }),
    sum: {
      line: sumLine(drum),
      over: oddsOf({ kind: 'sum', field, side: 'over' }),
      under: oddsOf({ kind: 'sum', field, side: 'under' }),
    },
    parity: {
      odd: oddsOf({ kind: 'parity', field, side: 'odd' }),
      even: oddsOf({ kind: 'parity', field, side: 'even' }),
    },
    ...(first !== undefined && { first }),
  };
}

/** What can be bet on in every draw of a lottery, by drum; worked out once. */
export function betOffersOf(lottery: Lottery): readonly DrawBetOffer[] {
  const known = offered.get(lottery.id);
  if (known !== undefined) {
    return known;
  }
  const offers = lottery.fields.flatMap((_drum, field) => offerOf(lottery, field) ?? []);
  offered.set(lottery.id, offers);
  return offers;
}
