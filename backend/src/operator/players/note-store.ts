import type { PlayerNote } from '@touchline/contracts/operator';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;
const NOTES = `SELECT id, author, text, written_at FROM player_note
  WHERE player_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3` as const;

function noteOf(row: RowOf<typeof NOTES>): PlayerNote {
  return {
    id: row.id,
    author: row.author,
    text: row.text,
    writtenAt: row.written_at.getTime(),
  };
}

/** Notes about a player, the latest first, a page at a time. */
export async function listNotes(
  client: Queryable,
  { playerId, cursor }: { readonly playerId: string; readonly cursor?: string | undefined },
): Promise<{ readonly notes: PlayerNote[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(NOTES, [playerId, cursor ?? null, PAGE_SIZE + 1]);
  const notes = rows.slice(0, PAGE_SIZE).map(noteOf);
  const last = notes.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined ? { notes, nextCursor: last.id } : { notes };
}

/** A note that an author's key has made. */
export async function findNote(
  client: Queryable,
  note: { readonly playerId: string; readonly author: string; readonly key: string },
): Promise<PlayerNote | undefined> {
  const { rows } = await client.query(
    `SELECT id, author, text, written_at FROM player_note
     WHERE player_id = $1 AND author = $2 AND key = $3`,
    [note.playerId, note.author, note.key],
  );
  return rows[0] && noteOf(rows[0]);
}

/** Adds a note. @returns it; undefined for an unknown player, or where the key has made one */
export async function insertNote(
  client: Queryable,
  note: {
    readonly playerId: string;
    readonly author: string;
    readonly key: string;
    readonly text: string;
    readonly at: number;
  },
): Promise<PlayerNote | undefined> {
  const { rows } = await client.query(
    `INSERT INTO player_note (player_id, author, key, text, written_at)
     SELECT id, $2, $3, $4, $5 FROM player WHERE id = $1
     ON CONFLICT (player_id, author, key) DO NOTHING RETURNING id, author, text, written_at`,
    [note.playerId, note.author, note.key, note.text, new Date(note.at)],
  );
  return rows[0] && noteOf(rows[0]);
}
