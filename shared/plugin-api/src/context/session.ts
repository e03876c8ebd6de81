import type { SessionAnswer } from '@touchline/contracts/identity';
import type { ReadableStore } from '../store.ts';

export interface SessionState {
  /** Absent for a visitor. */
  readonly userId: string | undefined;
}

export interface Session {
  readonly state: ReadableStore<SessionState>;
  /** Takes over the answer of a login or registration and goes on to where the player was headed. */
  readonly adopt: (answer: SessionAnswer) => Promise<void>;
  readonly logout: () => Promise<void>;
}
