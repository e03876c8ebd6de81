import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import * as z from 'zod/mini';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import { createHub88Client } from '../hub88/hub88-client.ts';
import { createHub88Dialect } from '../hub88/hub88-dialect.ts';
import type { GameProvider, GameProviderNeeds } from '../providers/game-provider.ts';

const OPERATOR_ID = 1;
const RSA_BITS = 2_048;

/** The key by which the site signs what it wants of the house's games; made once, in PEM. */
export async function houseKey(pool: Pool): Promise<Buffer> {
  return serviceSecret(pool, 'house-games-key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: RSA_BITS });
    return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  });
}

/** The house's own games, which are a provider like others: the native contract, in a process of their own. */
export const houseGames = defineProvider({
  id: 'house',
  settings: z.object({}),
  create: async ({ pool, house }: GameProviderNeeds): Promise<GameProvider> => {
    const client = createHub88Client({
      endpoint: () => house?.endpoint(),
      privateKey: createPrivateKey(await houseKey(pool)),
      operatorId: OPERATOR_ID,
    });
    return {
      ...client,
      id: 'house',
      name: 'Touchline Originals',
      dialect: createHub88Dialect({ publicKey: () => house?.publicKey() }),
      origin: () => house?.origin(),
    };
  },
});
