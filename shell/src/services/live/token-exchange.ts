import type { Clock } from '@touchline/plugin-api';

/** A refused token is replaced at most this often, ms. */
const REPLACED_AT_MOST_EVERY = 5000;

/** The player's token on a live connection. */
export interface TokenExchange {
  /** Presents the player's token, if there is one. */
  readonly present: () => Promise<void>;
  /** The server has refused the token: presents another, unless one was replaced a moment ago. */
  readonly replace: () => void;
  /** The replacement under way, once: the connection may be closed for the refused token. */
  readonly takeReplacement: () => Promise<void> | undefined;
}

/** Presents tokens to the server, and replaces those that it refuses. */
export function createTokenExchange({
  token,
  clock,
  authenticate,
}: {
  /** @param refused the token that the server has refused and that another replaces */
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly clock: Pick<Clock, 'now'>;
  readonly authenticate: (token: string) => void;
}): TokenExchange {
  let presented: string | undefined;
  let replacedAt = Number.NEGATIVE_INFINITY;
  let replacement: Promise<void> | undefined;

  const present = async (refused?: string) => {
    const next = await token(refused).catch(() => undefined);
    if (next !== undefined && next !== refused) {
      presented = next;
      authenticate(next);
    }
  };

  return {
    present: () => present(),
    replace: () => {
      const now = clock.now();
      if (presented !== undefined && now - replacedAt >= REPLACED_AT_MOST_EVERY) {
        replacedAt = now;
        replacement = present(presented);
      }
    },
    takeReplacement: () => {
      const taken = replacement;
      replacement = undefined;
      return taken;
    },
  };
}
