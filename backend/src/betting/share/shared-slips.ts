import {
  type DayExpress,
  SharedSlip,
  SharedSlipAnswer,
  SharedSlipEvent,
} from '@touchline/contracts/betting';
import { typeOfOffer } from '@touchline/domain/coupon';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { newSlipCode, readSlipCode } from './slip-code.ts';

/** What is bet on seldom outlives a week. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const Events = z.array(SharedSlipEvent);

export interface SharedSlips {
  readonly save: (
    slip: SharedSlip,
    events: readonly SharedSlipEvent[],
  ) => Promise<{ code: string; expiresAt: number }>;
  /** The slip behind a code, as it was typed; `undefined` when there is none, or it has expired. */
  readonly find: (code: string) => Promise<SharedSlipAnswer | undefined>;
}

/** Keeps slips that are handed on, for a week. */
export function createSharedSlips(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): SharedSlips {
  const { pool, clock } = options;
  return {
    save: async (slip, events) => {
      const now = clock();
      const expiresAt = now + KEPT_FOR_MS;
      const code = newSlipCode();
      await pool.query('DELETE FROM shared_slip WHERE expires_at < $1', [new Date(now)]);
      await pool.query(
        `INSERT INTO shared_slip (code, slip, events, shared_at, expires_at)
         VALUES ($1, $2, $3, $4, $5)`,
        [code, slip, JSON.stringify(events), new Date(now), new Date(expiresAt)],
      );
      return { code, expiresAt };
    },
    find: async (typed) => {
      const { rows } = await pool.query(
        `SELECT slip, events, shared_at, expires_at, bonus_percent, bonus_until FROM shared_slip
         WHERE code = $1 AND expires_at >= $2`,
        [readSlipCode(typed), new Date(clock())],
      );
      const [row] = rows;
      return row === undefined
        ? undefined
        : {
            slip: SharedSlip.parse(row.slip),
            events: Events.parse(row.events),
            sharedAt: row.shared_at.getTime(),
            expiresAt: row.expires_at.getTime(),
            ...(row.bonus_until === null || row.bonus_until.getTime() <= clock()
              ? {}
              : {
                  express: {
                    bonusPercent: Number(row.bonus_percent),
                    bonusUntil: row.bonus_until.getTime(),
                  },
                }),
          };
    },
  };
}

/** Keeps an accumulator of the day under its code; who keeps it first does not matter. */
export async function keepExpress(
  pool: Pool,
  { express, now }: { readonly express: DayExpress; readonly now: number },
): Promise<boolean> {
  const { code, legs, bonusPercent, bonusUntil } = express;
  const bets = legs.flatMap(({ outcomeId, price }) =>
    price === undefined ? [] : [{ outcomeId, price }],
  );
  if (bets.length < legs.length) return false;
  const events = legs.map(({ eventId: id, home, away }) => ({ id, home, away }));
  await pool.query({
    name: 'betting.keep-express',
    text: `INSERT INTO shared_slip
             (code, slip, events, shared_at, expires_at, bonus_percent, bonus_until)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    values: [
      code,
      { typeId: typeOfOffer(legs), bets } satisfies SharedSlip,
      JSON.stringify(events),
      new Date(now),
      new Date(now + KEPT_FOR_MS),
      bonusPercent,
      new Date(bonusUntil),
    ],
  });
  return true;
}
