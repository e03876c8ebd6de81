import type { Player } from '../../platform/http/player.ts';

/** What a sign-in gives its browser. */
export interface SessionGrant {
  readonly player: Player;
  /** What access tokens of the sign-in carry now. */
  readonly epoch: number;
  readonly refreshToken: string;
  readonly remember: boolean;
  /** When the refresh token dies if it is never used, milliseconds since epoch. */
  readonly expiresAt: number;
}
