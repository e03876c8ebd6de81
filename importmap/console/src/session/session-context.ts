import { createContext, use } from 'react';

/** The operator's sign-in, as views know it. */
export interface SessionAccess {
  /** The server no longer knows the sign-in: the console asks for it anew, over what is open. */
  readonly lost: () => void;
  /** Counts sign-ins, so that what failed without one is asked for again. */
  readonly signedInCount: number;
}

export const SessionContext = createContext<SessionAccess>({
  lost: () => undefined,
  signedInCount: 0,
});

export function useSession(): SessionAccess {
  return use(SessionContext);
}
