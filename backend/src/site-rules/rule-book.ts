import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';

/** Other instances' changes are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;

interface Ranked {
  readonly enabled: boolean;
  readonly priority: number;
}

/** The rules of operators about one matter. */
export interface RuleBook<Input extends Ranked> {
  /** All of them, in the order in which they are asked. */
  readonly list: () => Promise<readonly (Input & { readonly id: number })[]>;
  /** Those that are on; held for a moment, so that asking often costs nothing. */
  readonly active: () => Promise<readonly (Input & { readonly id: number })[]>;
  readonly add: (rule: Input) => Promise<Input & { readonly id: number }>;
  /** @throws ApiError `not_found` */
  readonly replace: (id: number, rule: Input) => Promise<Input & { readonly id: number }>;
  /** @throws ApiError `not_found` */
  readonly remove: (id: number) => Promise<void>;
}

/** Rules of one kind in the database. */
export function createRuleBook<Input extends Ranked>(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly kind: 'block' | 'redirect';
  readonly schema: z.ZodMiniType<Input>;
}): RuleBook<Input> {
  const { pool, clock, kind, schema } = options;
  type Rule = Input & { readonly id: number };
  let held: { readonly rules: Promise<readonly Rule[]>; readonly until: number } | undefined;

  async function list(): Promise<readonly Rule[]> {
    const { rows } = await pool.query<{ id: string; rule: unknown }>(
      'SELECT id, rule FROM site_rule WHERE kind = $1 ORDER BY id',
      [kind],
    );
    return rows
      .map(({ id, rule }) => ({ ...schema.parse(rule), id: Number(id) }))
      .toSorted((one, other) => one.priority - other.priority);
  }

  function found<Row>(row: Row | undefined, id: number): Row {
    held = undefined;
    if (row === undefined) {
      throw new ApiError('not_found', `there is no ${kind} rule ${id}`);
    }
    return row;
  }

  return {
    list,
    active: () => {
      const now = clock();
      if (held === undefined || held.until <= now) {
        const rules = list().then((all) => all.filter(({ enabled }) => enabled));
        held = { rules, until: now + REREAD_AFTER_MS };
        rules.catch(() => {
          held = undefined;
        });
      }
      return held.rules;
    },
    add: async (rule) => {
      const { rows } = await pool.query<{ id: string }>(
        'INSERT INTO site_rule (kind, rule, updated_at) VALUES ($1, $2, $3) RETURNING id',
        [kind, rule, new Date(clock())],
      );
      return { ...rule, id: Number(found(rows[0], 0).id) };
    },
    replace: async (id, rule) => {
      const { rows } = await pool.query(
        'UPDATE site_rule SET rule = $3, updated_at = $4 WHERE kind = $1 AND id = $2 RETURNING id',
        [kind, id, rule, new Date(clock())],
      );
      found(rows[0], id);
      return { ...rule, id };
    },
    remove: async (id) => {
      const { rows } = await pool.query(
        'DELETE FROM site_rule WHERE kind = $1 AND id = $2 RETURNING id',
        [kind, id],
      );
      found(rows[0], id);
    },
  };
}
