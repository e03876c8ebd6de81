import { randomUUID } from 'node:crypto';
import type { App } from '../../src/platform/http/app.ts';

/** For tests: what a new player fills in; a unique address and name. */
export function newPlayerForm() {
  return {
    email: `${randomUUID()}@players.example`,
    password: 'a long password of a test',
    country: 'GB',
    currency: 'EUR',
    birthday: '1990-05-17',
    name: 'Ann',
    // Letters alone, as the form wants it.
    surname: `Meier${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    termsAccepted: true,
  };
}

/** Where a player registers with all their data. */
export const REGISTRATION = '/web-api/auth/v1/registration/full';
/** Where a player signs in. */
export const SIGN_IN = '/web-api/auth/v1/login';

/** For tests: a player who has just registered and is signed in. */
export interface TestPlayer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly token: string;
  readonly cookies: Readonly<Record<string, string>>;
  /** What authenticates the player's calls. */
  readonly headers: { readonly authorization: string };
}

/** For tests: registers a player over HTTP. @throws Error when the site refuses */
export async function registerPlayer({ app }: { readonly app: App }): Promise<TestPlayer> {
  const form = newPlayerForm();
  const response = await app.inject({ method: 'POST', url: REGISTRATION, payload: form });
  const { token, userId } = response.json();
  if (typeof token !== 'string') {
    throw new Error(`the registration was refused: ${response.body}`);
  }
  return {
    email: form.email,
    password: form.password,
    userId: String(userId),
    token,
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
    headers: { authorization: `Bearer ${token}` },
  };
}
