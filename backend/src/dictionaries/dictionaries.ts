import type { Dictionary } from '@touchline/contracts';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';

type Place = Pick<Dictionary, 'id' | 'language'>;

interface Row {
  readonly id: string;
  readonly language: string;
  readonly is_available: boolean;
  readonly texts: Record<string, string>;
}

/** Texts that operators keep, in the database. */
export interface Dictionaries {
  readonly list: () => Promise<readonly Dictionary[]>;
  /** A dictionary in a language, or in the other one where it has none of its own. */
  readonly find: (of: Place & { readonly otherwise: string }) => Promise<Dictionary | undefined>;
  readonly put: (dictionary: Dictionary) => Promise<void>;
  /** Whether there was one. */
  readonly remove: (of: Place) => Promise<boolean>;
}

const COLUMNS = 'id, language, is_available, texts';

function dictionaryOf({ is_available: isAvailable, ...row }: Row): Dictionary {
  return { ...row, isAvailable };
}

/** Keeps dictionaries; pages ask for one a visit at most, so nothing is held in memory. */
export function createDictionaries({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Dictionaries {
  return {
    list: async () => {
      const { rows } = await pool.query<Row>(
        `SELECT ${COLUMNS} FROM dictionary ORDER BY id, language`,
      );
      return rows.map(dictionaryOf);
    },
    find: async ({ id, language, otherwise }) => {
      const { rows } = await pool.query<Row>({
        name: 'dictionaries.find',
        text: `SELECT ${COLUMNS} FROM dictionary WHERE id = $1 AND language IN ($2, $3)
               ORDER BY language = $2 DESC LIMIT 1`,
        values: [id, language, otherwise],
      });
      return rows[0] && dictionaryOf(rows[0]);
    },
    put: async ({ id, language, isAvailable, texts }) => {
      await pool.query(
        `INSERT INTO dictionary (${COLUMNS}, updated_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id, language)
         DO UPDATE SET is_available = $3, texts = $4, updated_at = $5`,
        [id, language, isAvailable, texts, new Date(clock())],
      );
    },
    remove: async ({ id, language }) => {
      const { rowCount } = await pool.query(
        'DELETE FROM dictionary WHERE id = $1 AND language = $2',
        [id, language],
      );
      return rowCount === 1;
    },
  };
}
