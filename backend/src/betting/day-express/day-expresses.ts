import { hash } from 'node:crypto';
import type { DayExpress, DayExpressesAnswer, DayExpressLeg } from '@touchline/contracts/betting';
import type { Section } from '@touchline/contracts/line';
import { drawExpresses, type ExpressCandidate } from '@touchline/domain/coupon';
import type { Pool } from '../../platform/database/queryable.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import type { Clock } from '../../platform/clock.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';
import { keepExpress } from '../share/shared-slips.ts';
import { slipCodeOf } from '../share/slip-code.ts';
import { boostCandidates, expressCandidates, isCovered, isStillOffered } from './candidates.ts';
import { expressOdds } from './express-odds.ts';

/** Pages that ask within this time are answered alike. */
const ANSWER_KEPT_MS = 1_000;
/** A live express that was not placed by then is no longer news. */
const LIVE_KEPT_MS = 24 * 60 * 60_000;

export interface DayExpressesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: MarketBook;
  readonly settings: () => BettingSettings | Promise<BettingSettings>;
}

interface Drawn {
  readonly day: string;
  readonly expresses: readonly (readonly ExpressCandidate[])[];
}

/**
 * The accumulators of the day, drawn from what is offered now. They stay for the day; a leg that
 * starts (or, live, ends) makes way for another. Each is retained under its code, so that every instance
 * knows what was offered by any of them.
 */
export function createDayExpresses(options: DayExpressesOptions): {
  readonly list: () => Promise<DayExpressesAnswer>;
} {
  const { pool, clock, book } = options;
  const drawn = new Map<Section, Drawn>();
  let boosted: Drawn = { day: '', expresses: [] };
  const retained = new Set<string>();
  let last: { readonly at: number; readonly answer: Promise<DayExpressesAnswer> } | undefined;

  function drawSection(section: Section, settings: BettingSettings) {
    const now = clock();
    const day = `${new Date(now).toISOString().slice(0, 10)}/${section}`;
    const before = drawn.get(section);
    const retained = before?.day === day ? before.expresses : [];
    const expresses = drawExpresses({
      day,
      sizes: settings.dayExpresses[section],
      candidates: expressCandidates(book, { section, now, settings }),
      retained: retained.map((legs) =>
        legs.filter(({ outcomeId }) => isStillOffered(book, { outcomeId, section, now })),
      ),
    });
    drawn.set(section, { day, expresses });
    return expresses.filter((legs) => legs.length > 0);
  }

  function drawBoosts(settings: BettingSettings) {
    const now = clock();
    const { count, percent } = settings.boosts;
    const day = `${new Date(now).toISOString().slice(0, 10)}/boosts`;
    const before = boosted.day === day ? boosted.expresses : [];
    const isKept = ({ outcomeId }: ExpressCandidate) =>
      isStillOffered(book, { outcomeId, section: 'line', now }) &&
      isCovered(book, { outcomeId, percent });
    const expresses = drawExpresses({
      day,
      sizes: Array.from({ length: count }, () => 1),
      candidates: boostCandidates(book, { settings, now }),
      retained: before.map((legs) => legs.filter(isKept)),
    });
    boosted = { day, expresses };
    return expresses.filter((legs) => legs.length > 0);
  }

  function legOf({ outcomeId }: ExpressCandidate): DayExpressLeg[] {
    const outcome = book.getOutcome(outcomeId);
    if (outcome === undefined) return [];
    const { id: eventId, sportId, champ, home, away, startsAt } = outcome.event;
    const price = outcome.status === 'open' ? outcome.price : undefined;
    return [
      {
        outcomeId,
        eventId,
        sportId,
        champ: champ.name,
        home: home.name,
        away: away.name,
        startsAt,
        ...(price === undefined ? {} : { price }),
      },
    ];
  }

  function describe(
    section: Section,
    drawnLegs: readonly ExpressCandidate[],
    bonusPercent: number,
  ): DayExpress {
    const legs = drawnLegs
      .flatMap(legOf)
      .sort((left, right) => left.startsAt - right.startsAt || left.eventId - right.eventId);
    const bonusUntil =
      section === 'line'
        ? Math.min(...legs.map(({ startsAt }) => startsAt))
        : dayOf(clock()) + 2 * LIVE_KEPT_MS;
    const identity = [section, bonusPercent, bonusUntil, ...legs.map((leg) => leg.outcomeId)];
    return {
      code: slipCodeOf(hash('sha256', identity.join(' '), 'buffer')),
      section,
      legs,
      bonusPercent,
      bonusUntil,
      ...expressOdds(legs, bonusPercent),
    };
  }

  async function answer(): Promise<DayExpressesAnswer> {
    const settings = await options.settings();
    const { isOffered, bonusPercent } = settings.dayExpresses;
    const sections: readonly Section[] = isOffered ? ['line', 'live'] : [];
    const expresses = sections.flatMap((section) =>
      drawSection(section, settings).map((legs) => describe(section, legs, bonusPercent)),
    );
    const boosts = drawBoosts(settings).map((legs) =>
      describe('line', legs, settings.boosts.percent),
    );
    for (const express of [...expresses, ...boosts]) {
      if (!retained.has(express.code) && (await keepExpress(pool, { express, now: clock() }))) {
        retained.add(express.code);
      }
    }
    return { time: clock(), expresses, boosts };
  }

  return {
    list: () => {
      const at = clock();
      if (last === undefined || at - last.at >= ANSWER_KEPT_MS) {
        const asked = { at, answer: answer() };
        last = asked;
        asked.answer.catch(() => {
          last = last === asked ? undefined : last;
        });
      }
      return last.answer;
    },
  };
}

function dayOf(time: number): number {
  return Math.floor(time / LIVE_KEPT_MS) * LIVE_KEPT_MS;
}
