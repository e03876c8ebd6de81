import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import { createHub88Client } from './hub88-client.ts';
import { createHub88Dialect } from './hub88-dialect.ts';
import { publicKeyOf } from './hub88-signature.ts';

const HTTPS = z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

/** Games through Hub88; its calls to the wallet go to `/casino-api/v1/wallet/hub88`. */
export const hub88Games = defineProvider({
  id: 'hub88',
  settings: z.object({
    HUB88_ENDPOINT: HTTPS,
    /** Where its games run. */
    HUB88_GAMES_ORIGIN: HTTPS,
    HUB88_OPERATOR_ID: z.string().check(z.regex(/^\d{1,9}$/, 'must be a number')),
    /** Theirs, in PEM. */
    HUB88_PUBLIC_KEY: z
      .string()
      .check(z.refine((pem) => publicKeyOf(pem) !== undefined, 'must be a public key in PEM')),
    /** Ours, in PEM. */
    HUB88_PRIVATE_KEY: z.string().check(z.refine(isPrivateKey, 'must be a private key in PEM')),
  }),
  create: (_needs, settings): GameProvider => {
    const endpoint = settings.HUB88_ENDPOINT.replace(/\/+$/, '');
    const client = createHub88Client({
      endpoint: () => endpoint,
      privateKey: createPrivateKey(settings.HUB88_PRIVATE_KEY),
      operatorId: Number(settings.HUB88_OPERATOR_ID),
    });
    const publicKey = publicKeyOf(settings.HUB88_PUBLIC_KEY);
    return {
      ...client,
      id: 'hub88',
      name: 'Hub88',
      dialect: createHub88Dialect({ publicKey: () => publicKey }),
      origin: () => new URL(settings.HUB88_GAMES_ORIGIN).origin,
      // It keeps rewards itself, and those of this site are not among them.
      games: async () => (await client.games()).map((game) => ({ ...game, hasFreeRounds: false })),
      // It states none.
      stateRounds: undefined,
    };
  },
});
