import { AccountsAnswer } from '@touchline/contracts';
import type { Pool } from 'pg';
import type { App } from '../platform/app.ts';
import { playerOf } from '../platform/player.ts';
import { balances } from './accounts.ts';

/** GET /wallet-api/v1/accounts: the signed-in player's accounts. */
export function registerWalletRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get(
    '/wallet-api/v1/accounts',
    {
      preHandler: app.requirePlayer,
      schema: { tags: ['wallet'], response: { 200: AccountsAnswer } },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { accounts: [...(await balances(pool, playerOf(request).id))] };
    },
  );
}
