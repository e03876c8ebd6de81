import type { TimelineIncident } from '@touchline/contracts/timeline';
import { decidingScore, type MatchResult, type Score } from '@touchline/domain/markets';
import {
  EARLY_PAYOUT_SPORTS,
  leadsOf,
  type ReachedLead,
  type ScoreMoment,
  scoresAlong,
} from '@touchline/domain/offers';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { BookChange, BookEvent } from '../../pricing/book/book-event.ts';
import type { Settlement } from './settlement.ts';

/** Who reports the scores of matches; the feed. */
export interface ScoreSource {
  readonly book: {
    readonly events: () => Iterable<BookEvent>;
    readonly event: (eventId: number) => BookEvent | undefined;
    readonly onChange: (listener: (change: BookChange) => void) => () => void;
  };
  /** What happened in a match, in order, where the source reports that. */
  readonly incidentsOf?:
    | ((eventId: number) => Promise<readonly TimelineIncident[] | undefined>)
    | undefined;
}

export interface EarlyPayouts {
  /** Pays what is reached from now on, and what live matches have reached already. */
  readonly start: () => void;
  /** Pays what was reached at any moment of a match that has ended, before its legs are graded by its result. */
  readonly beforeResult: (eventId: number, result: MatchResult) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The score of a match in play at this moment. */
function momentOf({ state }: BookEvent): ScoreMoment | undefined {
  const { score, period, clock } = state;
  if (score === undefined || (state.status !== 'live' && state.status !== 'finished')) {
    return undefined;
  }
  const [home, away] = score.total;
  return { home, away, period, seconds: clock && Math.floor(clock.seconds) };
}

/** The scores in incidents, without those that were taken back. */
function scoresOf(incidents: readonly TimelineIncident[]): readonly ScoreMoment[] {
  return incidents.flatMap(({ score, isTakenBack, period, seconds }) =>
    score === undefined || isTakenBack
      ? []
      : [{ home: score[0], away: score[1], period, ...(seconds === undefined ? {} : { seconds }) }],
  );
}

/**
 * Wins legs whose side is far enough ahead, as soon as the score says so. A lead that the source takes back before it
 * was paid is none. What was reached while nothing ran is paid when the match has ended, by its incidents and by what
 * its result says of the way there.
 */
export function createEarlyPayouts({
  pool,
  settlement,
  source,
  log,
}: {
  readonly pool: Pool;
  readonly settlement: Pick<Settlement, 'payEarly'>;
  readonly source: ScoreSource;
  readonly log: DatabaseLog;
}): EarlyPayouts {
  const { book } = source;
  /** The scores of running matches at which someone was further ahead than before, in order. */
  const seen = new Map<number, readonly ReachedLead[]>();
  /** Matches with a lead that is still to be paid, and those where that failed. */
  const due = new Set<number>();
  const failed = new Set<number>();
  let chain: Promise<void> = Promise.resolve();
  let unsubscribe: (() => void) | undefined;

  /** What was seen of a match, without what a later score contradicts: the source has corrected itself. */
  function standing(eventId: number, later: Score | undefined): readonly ReachedLead[] {
    const known = seen.get(eventId) ?? [];
    return later === undefined
      ? known
      : known.filter(({ home, away }) => home <= later.home && away <= later.away);
  }

  async function payDue(): Promise<void> {
    for (const eventId of due) {
      due.delete(eventId);
      try {
        await settlement.payEarly(eventId, seen.get(eventId) ?? []);
      } catch (error) {
        // It is paid with the next change of the match, or with its result.
        failed.add(eventId);
        log.error({ err: error, eventId }, 'an early payout failed; will retry');
      }
    }
  }

  function note(event: BookEvent): void {
    const moment = momentOf(event);
    if (moment === undefined || !Object.hasOwn(EARLY_PAYOUT_SPORTS, event.sport)) {
      return;
    }
    const stood = standing(event.id, moment);
    const leads = leadsOf([...stood, moment]);
    seen.set(event.id, leads);
    const { least } = EARLY_PAYOUT_SPORTS[event.sport as keyof typeof EARLY_PAYOUT_SPORTS];
    const isFurther = leads.length > stood.length && leads.some(({ lead }) => lead >= least);
    if (failed.delete(event.id) || isFurther) {
      due.add(event.id);
      chain = chain.then(payDue);
    }
  }

  /** Whether there is a leg that a lead could still pay. */
  async function hasOpenLegs(eventId: number): Promise<boolean> {
    const { rows } = await pool.query({
      name: 'betting.has-early-legs',
      text: `SELECT EXISTS (SELECT FROM bet_leg
               WHERE event_id = $1 AND result IS NULL AND facts ? 'earlyPayout') AS has`,
      values: [eventId],
    });
    return rows[0]?.has === true;
  }

  return {
    start: () => {
      unsubscribe = book.onChange(({ kind, event }) => {
        if (kind === 'state' || kind === 'moved') {
          note(event);
        } else if (kind === 'removed') {
          seen.delete(event.id);
          failed.delete(event.id);
        }
      });
      for (const event of book.events()) {
        note(event);
      }
    },
    beforeResult: async (eventId, result) => {
      if (!Object.hasOwn(EARLY_PAYOUT_SPORTS, result.sport) || !(await hasOpenLegs(eventId))) {
        return;
      }
      const reported = scoresOf((await source.incidentsOf?.(eventId)) ?? []);
      // Each by itself: one source's order says nothing about the other's.
      const ways = [standing(eventId, decidingScore(result)), reported, scoresAlong(result)];
      await settlement.payEarly(eventId, ways.flatMap(leadsOf));
    },
    stop: async () => {
      unsubscribe?.();
      await chain;
    },
  };
}
