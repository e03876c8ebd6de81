import { startRegistration } from '@simplewebauthn/browser';
import type { AddPasskey, PasskeyCreationOptions } from '@touchline/contracts/identity';

/**
 * Has the player's device make a passkey; the browser shows its own dialog meanwhile.
 * @throws Error `InvalidStateError` where the device has one already, `NotAllowedError` where the player declines
 */
export async function makePasskey(
  options: PasskeyCreationOptions,
): Promise<AddPasskey['credential']> {
  const { id, rawId, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  };
}
