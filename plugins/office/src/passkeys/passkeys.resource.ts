import {
  type AddPasskey,
  PasskeyCreationOptions,
  PasskeysAnswer,
  type RemovePasskey,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/web-api/auth/v1/passkeys';

/** The player's passkeys, the oldest first. */
export const passkeysResource = defineResource({
  name: 'office.passkeys',
  path: (_parameters: Record<string, never>) => PATH,
  schema: PasskeysAnswer,
  authentication: 'required',
});

/** Requests what the browser makes a passkey from. */
export function beginPasskey(http: Http): Promise<PasskeyCreationOptions> {
  return http.request({
    method: 'POST',
    path: `${PATH}/options`,
    schema: PasskeyCreationOptions,
    authentication: 'required',
  });
}

/** Adds what the browser has made. */
export async function addPasskey(http: Http, body: AddPasskey): Promise<void> {
  await http.request({
    method: 'POST',
    path: PATH,
    body,
    schema: PasskeysAnswer,
    authentication: 'required',
  });
}

/** Removes a passkey: it signs in no longer. */
export async function removePasskey(http: Http, body: RemovePasskey): Promise<void> {
  await http.request({
    method: 'POST',
    path: `${PATH}/remove`,
    body,
    schema: PasskeysAnswer,
    authentication: 'required',
  });
}
