import { ApiError } from '../../platform/http/api-error.ts';
import type { Player } from '../../platform/http/player.ts';
import type { Auth } from '../auth/auth.ts';
import { checkOwnPassword } from '../auth/own-password.ts';
import { readStepUpAccount } from '../auth/step-up-account.ts';
import type { StepUp } from '../auth/step-up.ts';
import type { Mails } from '../mail/mails.ts';
import type { MessageCodes } from './message-codes.ts';

/** What the routes of two-factor authentication are made with. */
export interface TwoFactorRouteOptions {
  readonly auth: Auth;
  readonly mails: Mails | undefined;
  readonly stepUp: Pick<StepUp, 'assertProved'>;
  readonly messageCodes: MessageCodes;
}

/** Where guesses of a signed-in player are counted. */
export const sourceOf = ({ sessionId }: Player): string => `session ${sessionId}`;

/**
 * The password, or where the account has none another proof within the last minutes.
 * @throws ApiError `step_up_failed`, `step_up_required`, `rate_limited`
 */
export async function assertOwner(
  { auth, stepUp }: Pick<TwoFactorRouteOptions, 'auth' | 'stepUp'>,
  player: Player,
  password: string | undefined,
): Promise<void> {
  const { hasPassword, passwordHash } = await readStepUpAccount(auth, player.id);
  if (!hasPassword) {
    await stepUp.assertProved(player);
  } else if (password === undefined) {
    throw new ApiError('step_up_failed', 'the password is missing');
  } else {
    await checkOwnPassword(auth.guard, player, { passwordHash, password });
  }
}
