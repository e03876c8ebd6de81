import { createStore, type Session, type SessionState, type Store } from '@touchline/plugin-api';
import type { AuthenticationParts } from './assemble-authentication.ts';

/** Sign-in before and after its code has arrived: with the first call, or after the first screen. */
export interface LazyAuthentication {
  readonly session: Session;
  readonly load: () => Promise<AuthenticationParts>;
}

/** Keeps who is signed in; everything else of it is loaded when it is first needed. */
export function createLazyAuthentication(
  create: (state: Store<SessionState>) => Promise<AuthenticationParts>,
): LazyAuthentication {
  const state = createStore<SessionState>({ userId: undefined });
  let loading: Promise<AuthenticationParts> | undefined;
  const load = () => {
    loading ??= create(state).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    load,
    session: {
      state,
      adopt: async (answer) => (await load()).session.adopt(answer),
      logout: async () => (await load()).session.logout(),
    },
  };
}
