import type { PlayerStatus } from '@touchline/domain/navigation';
import type { Clock } from '../../platform/clock.ts';

/**
 * Changes are announced, see `forget`; one that is missed is seen after at most this long. Bets and
 * deposits check bans, terms and limits once more in their own transaction.
 */
const REREAD_AFTER_MS = 60_000;
/** Players remembered; the oldest give way. */
const REMEMBERED = 50_000;

/** The current status of players, from memory where it has been read lately. */
export interface CurrentPlayerStatuses {
  /** Rejects when it cannot be read. */
  readonly of: (playerId: string) => Promise<PlayerStatus>;
  /** A player's status has changed; all players' when none is given. */
  readonly forget: (playerId?: string) => void;
}

/** Caches statuses for a moment, so that deciding about every call costs no query. */
export function createCurrentPlayerStatuses(options: {
  readonly read: (playerId: string) => Promise<PlayerStatus>;
  readonly clock: Clock;
}): CurrentPlayerStatuses {
  const { read, clock } = options;
  const remembered = new Map<
    string,
    { readonly playerStatus: Promise<PlayerStatus>; readonly until: number }
  >();

  function reread(playerId: string): Promise<PlayerStatus> {
    const entry = { playerStatus: read(playerId), until: clock() + REREAD_AFTER_MS };
    remembered.delete(playerId);
    const oldest = remembered.size >= REMEMBERED ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) {
      remembered.delete(oldest);
    }
    remembered.set(playerId, entry);
    entry.playerStatus.catch(() => {
      if (remembered.get(playerId) === entry) {
        remembered.delete(playerId);
      }
    });
    return entry.playerStatus;
  }

  return {
    of: (playerId) => {
      const known = remembered.get(playerId);
      return known !== undefined && known.until > clock() ? known.playerStatus : reread(playerId);
    },
    forget: (playerId) => {
      if (playerId === undefined) {
        remembered.clear();
      } else {
        remembered.delete(playerId);
      }
    },
  };
}
