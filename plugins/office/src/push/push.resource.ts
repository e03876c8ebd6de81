import { PushAnswer, type PushSubscription } from '@touchline/contracts/contact-preferences';
import { defineResource, type Http } from '@touchline/plugin-api';

const PUSH = '/messages-api/v1/push';

/** On which devices the player is notified, and what a browser subscribes for. */
export const pushResource = defineResource({
  name: 'office.push',
  path: (_parameters: Record<string, never>) => PUSH,
  schema: PushAnswer,
  authentication: 'required',
});

/** Turns this device on. */
export function addDevice(http: Http, subscription: PushSubscription) {
  return http.request({
    method: 'PUT',
    path: `${PUSH}/device`,
    body: subscription,
    schema: PushAnswer,
    authentication: 'required',
  });
}

/** Turns this device off. */
export function removeDevice(http: Http) {
  return http.request({
    method: 'DELETE',
    path: `${PUSH}/device`,
    schema: PushAnswer,
    authentication: 'required',
  });
}
