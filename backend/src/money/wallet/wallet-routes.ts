import { AccountMessageAnswer, AccountsAnswer, AddAccount } from '@touchline/contracts/money';
import { text } from '@touchline/contracts/text';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { balances } from './accounts.ts';
import { createPlayerAccounts, type PlayerAccountsOptions } from './player-accounts.ts';

const PATH = '/wallet-api/v1/accounts';
const TAGS = { tags: ['wallet'] };
const AccountParameters = z.object({ id: text().check(z.maxLength(20)) });

/** The signed-in player's accounts: their balances, which one pays, adding and removing. */
export function registerWalletRoutes(app: App, options: PlayerAccountsOptions): void {
  const { pool } = options;
  const accounts = createPlayerAccounts(options);
  const isPlayers = { preHandler: app.requirePlayer };
  const changes = { ...isPlayers, config: rateClass('session') };

  async function list(reply: FastifyReply, playerId: string) {
    void reply.header('cache-control', 'no-store');
    return { accounts: [...(await balances(pool, playerId))] };
  }

  app.get(
    PATH,
    { ...isPlayers, schema: { ...TAGS, response: { 200: AccountsAnswer } } },
    async (request, reply) => list(reply, playerOf(request).id),
  );

  app.post(
    PATH,
    {
      ...changes,
      schema: { ...TAGS, body: AddAccount, response: { 200: AccountMessageAnswer } },
    },
    async (request) => {
      await accounts.add(playerOf(request).id, request.body.currency);
      return { message: 'account_added' as const };
    },
  );

  app.put(
    `${PATH}/:id/active`,
    {
      ...changes,
      schema: { ...TAGS, params: AccountParameters, response: { 200: AccountsAnswer } },
    },
    async (request, reply) => {
      const { id } = playerOf(request);
      await accounts.activate(id, request.params.id);
      return list(reply, id);
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      ...changes,
      schema: { ...TAGS, params: AccountParameters, response: { 200: AccountMessageAnswer } },
    },
    async (request) => {
      await accounts.remove(playerOf(request).id, request.params.id);
      return { message: 'account_removed' as const };
    },
  );
}
