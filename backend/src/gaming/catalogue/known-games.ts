import type { Queryable } from '../../platform/database/queryable.ts';

/** A game that a provider offers or has offered. */
interface KnownGame {
  /** `<provider>:<code>`. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

/** Every game that was ever offered, whether its provider responds now or not. */
export async function knownGames(client: Queryable): Promise<readonly KnownGame[]> {
  const { rows } = await client.query({
    name: 'gaming.known-games',
    text: 'SELECT provider, code, name, category FROM game',
    values: [],
  });
  return rows.map(({ provider, code, name, category }) => ({
    id: `${provider}:${code}`,
    name,
    category,
  }));
}
