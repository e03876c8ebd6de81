import type { FastifyRequest } from 'fastify';
import { isCodedError } from '../../platform/http/api-error.ts';

/** The calls that strangers make. */
export type StrangersCall = 'login' | 'registration';

/** What is checked before a password or an account. */
export interface AttemptGuard {
  /** @throws ApiError when the request must first prove something about its sender */
  readonly admit: (request: FastifyRequest, call: StrangersCall) => Promise<void>;
  /**
   * Whether the request has proved that it has cost its sender something; false where the site requires
   * no proofs.
   * @throws ApiError without the proof
   */
  readonly challenge: (request: FastifyRequest) => Promise<boolean>;
  /** Receives what a stranger got wrong. */
  readonly failed: (request: FastifyRequest, call: StrangersCall) => Promise<void>;
}

/** Lets a stranger act, and counts what they got wrong. */
export type Watched = <Result>(
  request: FastifyRequest,
  call: StrangersCall,
  act: () => Promise<Result>,
) => Promise<Result>;

/** Refusals that reveal to a stranger something about other people's accounts. */
const COUNTED: ReadonlySet<string> = new Set([
  'credentials_wrong',
  'account_exists',
  'phone_taken',
  'phone_code_wrong',
  'social_credential_invalid',
  'two_factor_code_wrong',
  'security_answer_wrong',
  'passkey_wrong',
]);

/** What a stranger got wrong counts against where they come from. */
export function watchStrangers(attemptGuard: AttemptGuard): Watched {
  return async (request, call, act) => {
    await attemptGuard.admit(request, call);
    try {
      return await act();
    } catch (error) {
      if (isCodedError(error) && COUNTED.has(error.code)) {
        await attemptGuard.failed(request, call);
      }
      throw error;
    }
  };
}
