import type { Dictionary } from '@touchline/contracts/site';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Place = Pick<Dictionary, 'id' | 'language'>;

/** Texts that operators keep, in the database. */
export interface Dictionaries {
  readonly list: () => Promise<readonly Dictionary[]>;
  /** A dictionary in a language, or in the other one where it has none. */
  readonly find: (of: Place & { readonly otherwise: string }) => Promise<Dictionary | undefined>;
  readonly put: (dictionary: Dictionary, audit: RecordAct) => Promise<void>;
  /** Whether there was one. */
  readonly remove: (of: Place, audit: RecordAct) => Promise<boolean>;
}

const COLUMNS = 'id, language, is_available, texts';
const ALL = `SELECT ${COLUMNS} FROM dictionary ORDER BY id, language` as const;

function dictionaryOf(row: RowOf<typeof ALL>): Dictionary {
  const { id, language, is_available: isAvailable, texts } = row;
  return { id, language, texts: texts as Dictionary['texts'], isAvailable };
}

function subjectOf({ id, language }: Place): string {
  return `dictionary:${id}/${language}`;
}

/** Keeps dictionaries; pages request one a visit at most, so nothing is cached in memory. */
export function createDictionaries({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Dictionaries {
  return {
    list: async () => {
      const { rows } = await pool.query(ALL);
      return rows.map(dictionaryOf);
    },
    find: async ({ id, language, otherwise }) => {
      const { rows } = await pool.query({
        name: 'dictionaries.find',
        text: `SELECT ${COLUMNS} FROM dictionary WHERE id = $1 AND language IN ($2, $3)
               ORDER BY language = $2 DESC LIMIT 1`,
        values: [id, language, otherwise],
      });
      return rows[0] && dictionaryOf(rows[0]);
    },
    put: (dictionary, audit) =>
      inTransaction(pool, async (client) => {
        const { id, language, isAvailable, texts } = dictionary;
        const at = clock();
        const { rows } = await client.query(
          `SELECT ${COLUMNS} FROM dictionary WHERE id = $1 AND language = $2 FOR UPDATE`,
          [id, language],
        );
        await client.query(
          `INSERT INTO dictionary (${COLUMNS}, updated_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (id, language)
           DO UPDATE SET is_available = $3, texts = $4, updated_at = $5`,
          [id, language, isAvailable, texts, new Date(at)],
        );
        const before = rows[0] && dictionaryOf(rows[0]);
        await audit({ client, subject: subjectOf(dictionary), before, after: dictionary, at });
      }),
    remove: (place, audit) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query(
          `DELETE FROM dictionary WHERE id = $1 AND language = $2 RETURNING ${COLUMNS}`,
          [place.id, place.language],
        );
        if (rows[0] !== undefined) {
          const before = dictionaryOf(rows[0]);
          await audit({ client, subject: subjectOf(place), before, at: clock() });
        }
        return rows.length === 1;
      }),
  };
}
