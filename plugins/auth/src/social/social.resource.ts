import {
  type BeginSocialCode,
  BegunSocialCode,
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

/** Begins a sign-in with a network that redirects. @returns the network's address */
export async function beginSocialCode(http: Http, body: BeginSocialCode): Promise<string> {
  const { address } = await http.request({
    method: 'POST',
    path: `${SOCIAL}/code/begin`,
    body,
    schema: BegunSocialCode,
  });
  return address;
}

/** Sends what a network has redirected the visitor back with. */
export function sendSocialCode(http: Http, returned: string): Promise<OneTapAnswer> {
  return http.request({
    method: 'POST',
    path: `${SOCIAL}/code`,
    body: { returned },
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
