import {
  ActivationAnswer,
  AskedMail,
  type LinkedPassword,
  MessageWaysAnswer,
  PasswordLinkAnswer,
  SecuredByLink,
  SessionAnswer,
  UndoneEmailChange,
} from '@touchline/contracts/identity';
import { defineResource, type Http } from '@touchline/plugin-api';

const AUTH = '/web-api/auth/v1';

/** How the site can reach a player who has forgotten their password. */
export const messageWaysResource = defineResource({
  name: 'auth.message-ways',
  path: () => `${AUTH}/message-ways`,
  schema: MessageWaysAnswer,
  freshFor: 60_000,
});

/** The messages that can be requested by address. */
export type MailPurpose = 'recovery' | 'credentials';

/** Requests a message with a link; whether the address is known is not revealed. */
export function askForMail(
  http: Http,
  {
    purpose,
    email,
    language,
  }: { readonly purpose: MailPurpose; readonly email: string; readonly language: string },
): Promise<AskedMail> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/${purpose}/email`,
    body: { email: email.trim(), lng: language },
    schema: AskedMail,
  });
}

/** Whose password a link sets, where it still counts. */
export function openPasswordLink(http: Http, token: string) {
  return http.request({
    method: 'POST',
    path: `${AUTH}/password-link`,
    body: { token },
    schema: PasswordLinkAnswer,
  });
}

/** Sets the password that a link was sent for, and signs in. */
export function setLinkedPassword(http: Http, body: LinkedPassword): Promise<SessionAnswer> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/password-link/password`,
    body,
    schema: SessionAnswer,
  });
}

/** Activates the e-mail address that a link was sent to. */
export function activateEmail(http: Http, token: string): Promise<ActivationAnswer> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/activation`,
    body: { token },
    schema: ActivationAnswer,
  });
}

/** Gives an account back the e-mail address that it had. @returns the token of a link to a new password */
export async function undoEmailChange(http: Http, token: string): Promise<string> {
  const answer = await http.request({
    method: 'POST',
    path: `${AUTH}/email-undo`,
    body: { token },
    schema: UndoneEmailChange,
  });
  return answer.token;
}

/** Shuts out everyone who is signed in to the account of a link. */
export function secureByLink(http: Http, token: string): Promise<SecuredByLink> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/secure-account/link`,
    body: { token },
    schema: SecuredByLink,
  });
}

/** Requests another link in place of one that has expired. */
export function askForActivation(
  http: Http,
  { token, language }: { readonly token: string; readonly language: string },
): Promise<AskedMail> {
  return http.request({
    method: 'POST',
    path: `${AUTH}/activation/again`,
    body: { token, lng: language },
    schema: AskedMail,
  });
}
