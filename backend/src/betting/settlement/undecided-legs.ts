import { eventName } from '@touchline/domain/markets';
import { closeTask, listTasks, raiseTask, SYSTEM } from '../../operator/tasks/tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Known, Pool, RowOf } from '../../platform/database/queryable.ts';
import type { BettingSettings } from '../placement/betting-settings.ts';

const KIND = 'undecided-legs';
const HOUR_MS = 3_600_000;

const UNDECIDED = `SELECT event_id, (array_agg(facts))[1] AS facts, min((facts->>'startsAt')::bigint) AS starts_at,
    count(*) AS legs, count(DISTINCT bet_id) AS bets,
    array_agg(DISTINCT split_part(outcome_id, '~', 2)) AS markets
  FROM bet_leg WHERE result IS NULL AND (facts->>'startsAt')::bigint <= $1
  GROUP BY event_id ORDER BY event_id`;

type UndecidedRow = Known<
  RowOf<typeof UNDECIDED>,
  {
    readonly facts: Readonly<Record<'sport' | 'champ' | 'home' | 'away', string>>;
    readonly starts_at: string;
    readonly markets: string[];
  }
>;

/** As many as an operator can look through. */
const MOST_MARKETS = 20;

/**
 * Raises an operator task for each event that began longer ago than is configured and still has open
 * legs: no result came, or one of its outcomes cannot be graded. Closes the tasks of events whose
 * legs have been decided meanwhile.
 */
export async function raiseUndecidedLegs({
  pool,
  clock,
  settings,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: () => Promise<Pick<BettingSettings, 'undecidedAfterHours'>>;
}): Promise<void> {
  const at = clock();
  const { undecidedAfterHours } = await settings();
  const { rows } = await pool.query({
    name: 'betting.long-undecided',
    text: UNDECIDED,
    values: [at - undecidedAfterHours * HOUR_MS],
  });
  const undecided = rows as readonly UndecidedRow[];
  for (const { event_id: id, facts, starts_at: startsAt, legs, bets, markets } of undecided) {
    const { sport, champ, home, away } = facts;
    await raiseTask(pool, {
      kind: KIND,
      subject: `event:${id}`,
      detail: {
        event: eventName({ home, away, champ }),
        sport,
        champ,
        startsAt: exactNumber(startsAt),
        bets: exactNumber(bets),
        legs: exactNumber(legs),
        markets: markets.slice(0, MOST_MARKETS).join(', '),
      },
      at,
    });
  }
  await closeDecided(pool, {
    at,
    undecided: new Set(rows.map(({ event_id: id }) => `event:${id}`)),
  });
}

async function closeDecided(
  pool: Pool,
  { at, undecided }: { readonly at: number; readonly undecided: ReadonlySet<string> },
): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await listTasks(pool, { state: 'open', cursor });
    for (const { kind, subject, id } of page.tasks) {
      if (kind === KIND && !undecided.has(subject)) {
        await closeTask(pool, { id }, { actor: SYSTEM, note: 'decided', at });
      }
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}
