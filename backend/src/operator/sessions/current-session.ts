import { OPERATOR } from '../../platform/http/operator.ts';
import type { OperatorSession, OperatorSessions } from './operator-sessions.ts';

/** The operator's token and others that may do all that it may. */
export interface OperatorTokens {
  /** Whose a token is; undefined for one that may do less. */
  readonly operatorWith: (token: string) => Promise<string | undefined>;
  /** Whether a name's token still may. */
  readonly mayOperate: (name: string) => Promise<boolean>;
}

/** The session of a secret, unless the token it was begun with has been revoked since. */
export type CurrentSession = (secret: string) => Promise<OperatorSession | undefined>;

/** Makes the reader of sessions that still count. */
export function currentSessionOf({
  sessions,
  tokens,
}: {
  readonly sessions: Pick<OperatorSessions, 'find'>;
  readonly tokens: Pick<OperatorTokens, 'mayOperate'>;
}): CurrentSession {
  return async (secret) => {
    const session = await sessions.find(secret);
    if (session === undefined || session.operator === OPERATOR) {
      return session;
    }
    return (await tokens.mayOperate(session.operator)) ? session : undefined;
  };
}
