import {
  OneTapAnswer,
  OneTapClientAnswer,
  type OfferedNetwork,
  PendingSocialAnswer,
  SessionAnswer,
  SocialNetworksAnswer,
  type SocialRegistration,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const SOCIAL = '/web-api/social/v1';

/** The networks that buttons are shown for. */
export const socialNetworksResource = defineResource({
  name: 'auth.social-networks',
  path: () => `${SOCIAL}/networks`,
  schema: SocialNetworksAnswer,
  freshFor: 300_000,
});

/** Whose account is about to be opened in this browser. */
export const pendingSocialResource = defineResource({
  name: 'auth.pending-social',
  path: () => `${SOCIAL}/registration`,
  schema: PendingSocialAnswer,
  freshFor: 0,
});

/** What the script of a network, or of the first one, is started with. */
export function askOneTapClient(
  http: Http,
  network: OfferedNetwork | undefined,
): Promise<OneTapClientAnswer> {
  return http.request({
    path: `${SOCIAL}/one-tap`,
    query: { network },
    schema: OneTapClientAnswer,
  });
}

/** Sends what the network says of the person, as the form that networks know. */
export function sendCredential(
  http: Http,
  {
    network,
    fields,
  }: { readonly network: OfferedNetwork; readonly fields: Readonly<Record<string, string>> },
): Promise<OneTapAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value);
  }
  return http.request({
    method: 'POST',
    path: `${SOCIAL}/one-tap`,
    query: { network },
    body,
    schema: OneTapAnswer,
  });
}

/** Opens an account for the person that the network has proved. */
export function registerSocially(http: Http, body: SocialRegistration): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: '/web-api/auth/v1/registration/social',
    body,
    schema: SessionAnswer,
  });
}
