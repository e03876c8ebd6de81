import { startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyLogin, PasskeyRequestOptions } from '@touchline/contracts/identity';

/**
 * Has one of the player's devices sign; the browser shows its own dialog, in which they choose a passkey.
 * @throws Error `NotAllowedError` where the player declines or has none
 */
export async function signChallenge(
  options: PasskeyRequestOptions,
): Promise<PasskeyLogin['credential']> {
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}
