import type { SessionAnswer } from '@touchline/contracts/identity';
import type { ReadableStore } from '../store.ts';

export interface SessionState {
  /** Absent for a visitor. */
  readonly userId: string | undefined;
}

export interface Session {
  readonly state: ReadableStore<SessionState>;
  /** Applies the response of a login or registration and continues to where the player was headed. */
  readonly adopt: (answer: SessionAnswer) => Promise<void>;
  readonly logout: () => Promise<void>;
}
