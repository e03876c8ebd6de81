import {
  type ChangeFavourites,
  type Favourites,
  MOST_FAVOURITES,
} from '@touchline/contracts/identity';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { announceChoices } from './announce-choices.ts';

const KINDS = {
  eventIds: 'event',
  champIds: 'champ',
  teamIds: 'team',
  marketCodes: 'market',
} as const;
type Part = keyof typeof KINDS;
const PARTS = Object.keys(KINDS) as readonly Part[];

/** What a player has starred and pinned, on whatever device. */
export async function readFavourites(client: Queryable, playerId: string): Promise<Favourites> {
  const { rows } = await client.query(
    `SELECT kind, value FROM player_favourite WHERE player_id = $1
     ORDER BY added_at DESC, place DESC, value`,
    [playerId],
  );
  const of = (part: Part) =>
    rows.filter(({ kind }) => kind === KINDS[part]).map(({ value }) => value);
  return {
    eventIds: of('eventIds').map(Number),
    champIds: of('champIds').map(Number),
    teamIds: of('teamIds').map(Number),
    marketCodes: of('marketCodes').toReversed(),
  };
}

/** @returns whether it changed anything */
async function changePart(
  client: PoolClient,
  change: {
    readonly playerId: string;
    readonly part: Part;
    readonly add: readonly string[];
    readonly remove: readonly string[];
    readonly at: Date;
  },
): Promise<boolean> {
  const { playerId, part, add, remove, at } = change;
  const kind = KINDS[part];
  const removed = await client.query(
    'DELETE FROM player_favourite WHERE player_id = $1 AND kind = $2 AND value = ANY ($3)',
    [playerId, kind, remove],
  );
  const added = await client.query(
    `INSERT INTO player_favourite (player_id, kind, value, added_at, place)
     SELECT $1, $2, added.value, $4, added.place
     FROM unnest($3::text[]) WITH ORDINALITY AS added (value, place)
     ON CONFLICT (player_id, kind, value) DO NOTHING`,
    [playerId, kind, add, at],
  );
  await client.query(
    `DELETE FROM player_favourite WHERE player_id = $1 AND kind = $2 AND value IN (
       SELECT value FROM player_favourite WHERE player_id = $1 AND kind = $2
       ORDER BY added_at DESC, place DESC, value OFFSET $3)`,
    [playerId, kind, MOST_FAVOURITES[part]],
  );
  return removed.rowCount !== 0 || added.rowCount !== 0;
}

/** Applies what has changed on a device. @returns what there is then */
export function changeFavourites(
  pool: Pool,
  {
    playerId,
    change: { add, remove },
    at,
  }: {
    readonly playerId: string;
    readonly change: ChangeFavourites;
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<Favourites> {
  return inTransaction(pool, async (client) => {
    // Two devices at once would each keep what the other is over the maximum with.
    await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
    let isChanged = false;
    for (const part of PARTS) {
      // The first of a list of events is the latest of them; of markets it is the earliest.
      const added = add[part].map(String);
      const isPartChanged = await changePart(client, {
        playerId,
        part,
        add: part === 'marketCodes' ? added : added.toReversed(),
        remove: remove[part].map(String),
        at: new Date(at),
      });
      isChanged ||= isPartChanged;
    }
    if (isChanged) {
      await announceChoices(client, { playerId, of: 'favourites' });
    }
    return readFavourites(client, playerId);
  });
}
