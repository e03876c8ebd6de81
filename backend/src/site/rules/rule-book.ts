import type * as z from 'zod/mini';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** A change without a notification is seen after at most this long. */
const REREAD_AFTER_MS = 5_000;

interface Ranked {
  readonly enabled: boolean;
  readonly priority: number;
}

/** The rules of operators about one matter. */
export interface RuleBook<Input extends Ranked> {
  /** All of them, in the order in which they are checked. */
  readonly list: () => Promise<readonly (Input & { readonly id: number })[]>;
  /** Those that are on; held for a moment, so that asking often costs nothing. */
  readonly active: () => Promise<readonly (Input & { readonly id: number })[]>;
  /** The same where they are in memory. */
  readonly known: () => readonly (Input & { readonly id: number })[] | undefined;
  /** Reads those that are on again, e.g. after another instance has changed them. */
  readonly refresh: () => Promise<readonly (Input & { readonly id: number })[]>;
  readonly add: (rule: Input, audit: RecordAct) => Promise<Input & { readonly id: number }>;
  /** @throws ApiError `not_found` */
  readonly replace: (
    id: number,
    rule: Input,
    audit: RecordAct,
  ) => Promise<Input & { readonly id: number }>;
  /** @throws ApiError `not_found` */
  readonly remove: (id: number, audit: RecordAct) => Promise<void>;
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
  interface Held {
    readonly rules: Promise<readonly Rule[]>;
    readonly until: number;
    /** Once they have come. */
    known?: readonly Rule[];
  }
  let held: Held | undefined;

  async function list(): Promise<readonly Rule[]> {
    const { rows } = await pool.query(
      'SELECT id, rule FROM site_rule WHERE kind = $1 ORDER BY id',
      [kind],
    );
    return rows
      .map(({ id, rule }) => ({ ...schema.parse(rule), id: Number(id) }))
      .toSorted((one, other) => one.priority - other.priority);
  }

  const subjectOf = (id: number) => `${kind}-rule:${id}`;

  function read(): Promise<readonly Rule[]> {
    const rules = list().then((all) => all.filter(({ enabled }) => enabled));
    const own: Held = { rules, until: clock() + REREAD_AFTER_MS };
    held = own;
    rules.then(
      (known) => {
        own.known = known;
      },
      () => {
        held = held === own ? undefined : held;
      },
    );
    return rules;
  }

  function found<Row>(row: Row | undefined, id: number): Row {
    if (row === undefined) {
      throw new ApiError('not_found', `there is no ${kind} rule ${id}`);
    }
    return row;
  }

  return {
    list,
    active: () => (held === undefined || held.until <= clock() ? read() : held.rules),
    known: () => (held === undefined || held.until <= clock() ? undefined : held.known),
    refresh: read,
    add: async (rule, audit) => {
      const id = await inTransaction(pool, async (client) => {
        const at = clock();
        const { rows } = await client.query(
          'INSERT INTO site_rule (kind, rule, updated_at) VALUES ($1, $2, $3) RETURNING id',
          [kind, rule, new Date(at)],
        );
        const added = Number(found(rows[0], 0).id);
        await audit({ client, subject: subjectOf(added), after: rule, at });
        return added;
      });
      held = undefined;
      return { ...rule, id };
    },
    replace: async (id, rule, audit) => {
      await inTransaction(pool, async (client) => {
        const at = clock();
        const { rows } = await client.query(
          'SELECT rule FROM site_rule WHERE kind = $1 AND id = $2 FOR UPDATE',
          [kind, id],
        );
        const { rule: before } = found(rows[0], id);
        await client.query('UPDATE site_rule SET rule = $2, updated_at = $3 WHERE id = $1', [
          id,
          rule,
          new Date(at),
        ]);
        await audit({ client, subject: subjectOf(id), before, after: rule, at });
      });
      held = undefined;
      return { ...rule, id };
    },
    remove: async (id, audit) => {
      await inTransaction(pool, async (client) => {
        const { rows } = await client.query(
          'DELETE FROM site_rule WHERE kind = $1 AND id = $2 RETURNING rule',
          [kind, id],
        );
        const { rule: before } = found(rows[0], id);
        await audit({ client, subject: subjectOf(id), before, at: clock() });
      });
      held = undefined;
    },
  };
}
