import { OPERATOR, type SignedInOperator } from '../../platform/http/operator.ts';
import type { OperatorSessions } from './operator-sessions.ts';

/** The operator's token and others that may do all that it may. */
export interface OperatorTokens {
  /** Whose a token is; undefined for one that may do less. */
  readonly operatorWith: (token: string) => Promise<string | undefined>;
  /** Whether a name's token still may. */
  readonly mayOperate: (name: string) => Promise<boolean>;
}

/** Who is signed in, and until when (ms since epoch) unless the session is used. */
export interface SignedInSession {
  readonly operator: SignedInOperator;
  readonly endsAt: number;
}

/** The session of a secret, unless the token it was begun with has been revoked since. */
export type CurrentSession = (secret: string) => Promise<SignedInSession | undefined>;

/** Whoever has a token that may do everything may also give themselves any role. */
const ADMIN = ['admin'] as const;

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
    if (session === undefined) {
      return undefined;
    }
    const { operator: name, roles = ADMIN, endsAt } = session;
    const isByToken = session.roles === undefined && name !== OPERATOR;
    if (isByToken && !(await tokens.mayOperate(name))) {
      return undefined;
    }
    const account = session.roles === undefined ? undefined : name;
    return { operator: { name, roles, account }, endsAt };
  };
}
