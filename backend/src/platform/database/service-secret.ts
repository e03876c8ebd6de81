import { randomBytes } from 'node:crypto';
import type { Pool } from './queryable.ts';

const SECRET_BYTES = 32;

/** A named secret that all instances on one database share; made at its first use, of random bytes unless said. */
export async function serviceSecret(
  pool: Pool,
  name: string,
  make: () => Buffer = () => randomBytes(SECRET_BYTES),
): Promise<Buffer> {
  await pool.query(
    'INSERT INTO service_secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, make()],
  );
  const { rows } = await pool.query('SELECT value FROM service_secret WHERE name = $1', [name]);
  const row = rows[0];
  if (row === undefined) {
    throw new Error(`the secret "${name}" could not be stored`);
  }
  return row.value;
}
