import { randomUUID } from 'node:crypto';
import type { FullRegistration, SessionAnswer } from '@touchline/contracts/identity';
import type { APIRequestContext } from '@playwright/test';

/** What a person types who registers. */
export interface NewPlayer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  /** ISO date */
  readonly birthday: string;
}

/** A player whom no server knows yet. */
export function newPlayer(): NewPlayer {
  return {
    email: `player-${randomUUID().slice(0, 13)}@example.org`,
    password: `long enough ${randomUUID()}`,
    name: 'Anna',
    // Unique: a journey that excludes a person excludes that one alone.
    surname: `Meier ${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    birthday: '1990-04-23',
  };
}

/**
 * Registers a player without the pages; the context's cookies are signed in afterwards.
 * @returns the player's id
 * @throws Error with the server's answer when it refuses
 */
export async function registerPlayer(
  request: APIRequestContext,
  {
    address,
    player,
    currency = 'EUR',
  }: {
    readonly address: string;
    readonly player: NewPlayer;
    /** Of the main account; the euro unless given. */
    readonly currency?: string;
  },
): Promise<string> {
  const form: FullRegistration = {
    ...player,
    country: 'DE',
    currency,
    termsAccepted: true,
  };
  const answer = await request.post(`${address}/web-api/auth/v1/registration/full`, {
    data: form,
    headers: { origin: address },
  });
  if (!answer.ok()) {
    throw new Error(`no player could be registered: ${await answer.text()}`);
  }
  return ((await answer.json()) as SessionAnswer).userId;
}
