import type { Bet, BetsAnswer } from '@touchline/contracts/betting';
import type { LineEvent, TopicSnapshot } from '@touchline/contracts/line';
import {
  type CouponReturn,
  type CouponType,
  type LegResult,
  isCouponType,
  settleCoupon,
} from '@touchline/domain/coupon';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import type { DecimalOdds } from '@touchline/domain/odds';
import { type Locator, type Page, expect } from '@playwright/test';

/** The event's page, as a link to it is written. */
export function eventPath({ section, sport, champ, id, slug }: LineEvent): string {
  return `/en/${section}/${sport}/${champ.id}-${champ.slug}/${id}-${slug}`;
}

export async function readTopic(page: Page, address: string, topic: string): Promise<LineEvent[]> {
  const answer = await page.request.get(`${address}/line-api/v1/topics/${topic}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as TopicSnapshot).events;
}

/** An outcome of an event that can be bet on, with its price. */
export interface Offer {
  readonly event: LineEvent;
  readonly outcomeId: string;
  readonly price: string;
}

/** The open prices of an event's markets. */
export function offersOf(event: LineEvent): Offer[] {
  return event.markets.flatMap(([key, , status, , outcomes]) =>
    status !== 0
      ? []
      : outcomes.flatMap(([code, price]) =>
          price === null ? [] : [{ event, outcomeId: `${event.id}~${key}~${code}`, price }],
        ),
  );
}

/**
 * Scrolls a long, virtualised list until something of it is there: downwards, and from the end once
 * more from the top, since rows that were just scrolled to are drawn a moment later. What is folded at the
 * end is opened on the way.
 */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    if ((await target.count()) === 0) {
      const folded = page.locator('main').getByRole('button', { name: 'Show all', exact: true });
      if (await folded.isVisible()) {
        await folded.click({ timeout: 1_000 });
      }
      await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const isAtEnd = window.scrollY + clientHeight >= scrollHeight - 1;
        window.scrollTo(0, isAtEnd ? 0 : window.scrollY + 700);
      });
    }
    await expect(target).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000, intervals: [50] });
}

/** How a side's handicap ends by what it leads by: a quarter is half of the stake on either line beside it. */
function handicapResult(margin: number): LegResult {
  if (margin === 0) return 'void';
  const isHalf = Math.abs(margin) === 0.25;
  return margin > 0 ? (isHalf ? 'half-won' : 'won') : isHalf ? 'half-lost' : 'lost';
}

/** How a leg of a main market ends by the final score, e.g. "2:1"; written out here to owe the product nothing. */
export function resultOf(leg: Bet['legs'][number]): LegResult {
  const [home = Number.NaN, away = Number.NaN] = (leg.score ?? '').split(':').map(Number);
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
  const [market, line] = leg.marketKey.split('@');
  expect(['ft-1x2', 'ft-total', 'ft-handicap']).toContain(market);
  if (market === 'ft-handicap') {
    const margin = home + Number(line) - away;
    return handicapResult(leg.outcomeCode === 'home' ? margin : -margin);
  }
  if (market !== 'ft-total') {
    return leg.outcomeCode.split('-').includes(winner) ? 'won' : 'lost';
  }
  // Whole and half lines alone.
  expect(Number(line) * 2).toBe(Math.round(Number(line) * 2));
  if (home + away === Number(line)) return 'void';
  return home + away > Number(line) === (leg.outcomeCode === 'over') ? 'won' : 'lost';
}

/**
 * What a settled bet must return by the rules of the domain: from the prices it was taken at, what
 * was agreed when it was placed and the final scores alone.
 */
export function expectedSettlement({
  typeId,
  stake,
  currency,
  legs,
  terms = {},
}: Bet): CouponReturn {
  expect(isCouponType(typeId)).toBe(true);
  const { systemValue, blocks, antiExpressCoef, hyperBonus, winBoost, tax, maxPayout } = terms;
  return settleCoupon({
    type: typeId as CouponType,
    stake: minorUnits(stake),
    currency: currencyCode(currency),
    legs: legs.map((leg) => ({
      odds: leg.price as DecimalOdds,
      result: resultOf(leg),
      banker: leg.banker,
      lobby: leg.lobby,
      block: leg.blockId,
    })),
    systemSize: systemValue,
    blocks: blocks?.map((block) =>
      block.stake === undefined ? {} : { stake: minorUnits(block.stake) },
    ),
    antiExpressOdds: antiExpressCoef as DecimalOdds | undefined,
    hyperBonus,
    winBoost,
    tax,
    maxPayout,
  });
}

/** The player's own bets, as the server reports them. */
export async function readBets(page: Page, address: string, status: string): Promise<Bet[]> {
  const cookies = await page.context().cookies(address);
  const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
  const answer = await page.request.get(`${address}/betting-api/v1/bets?status=${status}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as BetsAnswer).bets;
}

/** A slow machine needs seconds until a button has come to rest under the pointer. */
const PRESS_MS = 5_000;

/**
 * Presses "place", once or hastily twice, accepting new prices as often as prompted,
 * until its result is shown.
 */
export async function pressPlaceUntil(
  slip: Locator,
  { shown, press = 'click' }: { readonly shown: Locator; readonly press?: 'click' | 'dblclick' },
): Promise<void> {
  const accept = slip.getByRole('button', { name: /^Accept the new price/ });
  const place = slip.getByRole('button', { name: /^Place (bet|\d+ bets)/ });
  await expect(async () => {
    if (await accept.isVisible()) {
      await accept.click({ timeout: PRESS_MS });
    } else if (await place.isEnabled({ timeout: 1_000 }).catch(() => false)) {
      await place[press]({ timeout: PRESS_MS });
    }
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000, intervals: [50] });
}

/** Presses "place" like this until the bet is accepted. */
export async function placeAccepting(
  slip: Locator,
  press: 'click' | 'dblclick' = 'click',
): Promise<void> {
  const shown = slip.getByRole('heading', { name: 'Bet accepted' });
  await pressPlaceUntil(slip, { shown, press });
}
