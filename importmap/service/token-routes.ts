import { TeamTokenAnswer, TeamTokenRequest, TeamTokensAnswer } from '@touchline/contracts/releases';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { audited, reasonIn } from './audit.ts';
import type { Credentials } from './credentials.ts';
import { requireOperator } from './require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from './route-schema.ts';

/** Registers what the operator does with the tokens of teams. */
export function registerTokenRoutes(
  instance: AnyApp,
  { credentials }: { readonly credentials: Credentials },
): void {
  const app = typedApp(instance);

  app.get(
    '/import-map-service/tokens',
    {
      config: { permission: 'tokens.manage' },
      schema: { ...TAGS, response: { 200: TeamTokensAnswer, ...REFUSALS } },
    },
    async (request, reply) => {
      await requireOperator(credentials, request, reply);
      const tokens = await credentials.list();
      return { tokens: tokens.map((token) => ({ ...token, plugins: [...token.plugins] })) };
    },
  );

  app.post(
    '/import-map-service/tokens',
    {
      ...audited('token.make', 'tokens.manage'),
      schema: { ...TAGS, body: TeamTokenRequest, response: { 200: TeamTokenAnswer, ...REFUSALS } },
    },
    async (request, reply) => {
      const { actor } = await requireOperator(credentials, request, reply);
      const { name } = request.body;
      const by = { actor, reason: reasonIn(request) };
      reply.header('cache-control', 'no-store');
      return { name, token: await credentials.create(request.body, by) };
    },
  );

  app.delete(
    '/import-map-service/tokens/:name',
    {
      ...audited('token.revoke', 'tokens.manage'),
      schema: {
        ...TAGS,
        params: z.object({ name: text() }),
        response: { 204: z.undefined(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { actor } = await requireOperator(credentials, request, reply);
      await credentials.revoke(request.params.name, { actor, reason: reasonIn(request) });
      return reply.code(204).send(undefined);
    },
  );
}
