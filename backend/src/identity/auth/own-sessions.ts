import type {
  OwnSession,
  OwnSessionsAnswer,
  SessionFilter,
  SessionHistoryAnswer,
} from '@touchline/contracts/identity';
import { DAY } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { periodValues } from '../../platform/http/period.ts';
import type { Player } from '../../platform/http/player.ts';
import type { SessionDevice } from './session-device.ts';
import { sessionEnding } from './session-ending.ts';

const HISTORY_MS = 365 * DAY;
const PAGE_SIZE = 20;
const EXPORTED_AT_ONCE = 200;

/** A session without an end is alive while a refresh token of it still counts. */
const COLUMNS = `public_id, created_at, GREATEST(created_at, last_seen_at, last_active_at) AS seen_at,
  device_kind, browser, operating_system, network, country, ended_at, end_reason,
  ended_at IS NULL AND EXISTS (
    SELECT FROM refresh_token t WHERE t.session_id = s.id AND t.expires_at > $2) AS is_alive`;

const LIVE = `SELECT ${COLUMNS}, s.id = $3 AS is_current FROM player_session s
  WHERE player_id = $1 AND ended_at IS NULL
  ORDER BY is_current DESC, seen_at DESC, public_id LIMIT 200` as const;

const HISTORY = `SELECT * FROM (
    SELECT ${COLUMNS} FROM player_session s
    WHERE player_id = $1 AND created_at > $3
      AND created_at >= $4::timestamptz AND created_at < $5::timestamptz
      AND ($6::text IS NULL OR coalesce(device_kind, 'other') = $6)
      AND ($8::uuid IS NULL OR (created_at, public_id) < (
        SELECT created_at, public_id FROM player_session WHERE player_id = $1 AND public_id = $8))
  ) listed
  WHERE $7::text IS NULL OR is_alive = ($7 = 'alive')
  ORDER BY created_at DESC, public_id DESC LIMIT $9` as const;

function described(row: RowOf<typeof HISTORY>): OwnSession {
  return {
    id: row.public_id,
    startedAt: row.created_at.getTime(),
    lastSeenAt: row.seen_at?.getTime() ?? row.created_at.getTime(),
    device: (row.device_kind ?? 'other') as OwnSession['device'],
    browser: row.browser ?? undefined,
    system: row.operating_system ?? undefined,
    network: row.network ?? undefined,
    country: row.country ?? undefined,
    ...(row.is_alive !== true && {
      end: { how: sessionEnding(row.end_reason ?? undefined), at: row.ended_at?.getTime() },
    }),
  };
}

interface SessionQuestion extends SessionFilter {
  /** The last one of the page before. */
  readonly before?: string | undefined;
}

/** A player's sign-ins, as the player sees them. */
export interface OwnSessions {
  /** Notes what a sign-in was made with. */
  readonly describe: (sessionId: string, device: SessionDevice) => Promise<void>;
  /** The sessions that are alive, the one of the request first. */
  readonly live: (player: Player) => Promise<OwnSessionsAnswer>;
  /** Sign-ins of the last 12 months within a filter, the newest first. */
  readonly history: (player: Player, question: SessionQuestion) => Promise<SessionHistoryAnswer>;
  /** All of them, some at a time. */
  readonly eachPage: (
    player: Player,
    filter: SessionFilter,
  ) => AsyncGenerator<readonly OwnSession[]>;
  /** The id of a live session of this player, from its public one; undefined for anybody else's. */
  readonly find: (player: Player, publicId: string) => Promise<string | undefined>;
}

/** Reads and describes sign-ins by their public ids. */
export function createOwnSessions({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): OwnSessions {
  async function history(
    { id }: Player,
    { before, device, state, ...period }: SessionQuestion,
    size: number,
  ): Promise<SessionHistoryAnswer> {
    const now = clock();
    const { rows } = await pool.query(HISTORY, [
      id,
      new Date(now),
      new Date(now - HISTORY_MS),
      ...periodValues(period),
      device ?? null,
      state ?? null,
      before ?? null,
      size + 1,
    ]);
    const sessions = rows.slice(0, size).map(described);
    return { sessions, next: rows.length > size ? sessions.at(-1)?.id : undefined };
  }

  return {
    describe: async (sessionId, { kind, browser, system, network, country }) => {
      await pool.query(
        `UPDATE player_session SET device_kind = $2, browser = $3, operating_system = $4,
           network = $5, country = $6 WHERE id = $1`,
        [sessionId, kind, browser ?? null, system ?? null, network ?? null, country ?? null],
      );
    },
    live: async ({ id, sessionId }) => {
      const { rows } = await pool.query(LIVE, [id, new Date(clock()), sessionId]);
      const alive = rows.filter((row) => row.is_alive === true);
      const current = rows.find((row) => row.is_current === true)?.public_id ?? '';
      return { current, sessions: alive.map(described) };
    },
    history: (player, question) => history(player, question, PAGE_SIZE),
    async *eachPage(player, filter) {
      let before: string | undefined;
      do {
        const page = await history(player, { ...filter, before }, EXPORTED_AT_ONCE);
        yield page.sessions;
        before = page.next;
      } while (before !== undefined);
    },
    find: async ({ id }, publicId) => {
      const { rows } = await pool.query(
        'SELECT id FROM player_session WHERE player_id = $1 AND public_id = $2 AND ended_at IS NULL',
        [id, publicId],
      );
      return rows[0]?.id;
    },
  };
}
