import {
  EnvironmentQuery,
  OverrideAnswer,
  OverrideRequest,
  OverridesAnswer,
} from '@touchline/contracts/releases';
import { text } from '@touchline/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { audited, READS, reasonIn } from '../audit.ts';
import { authoriseChanges, type Access, type Credentials } from '../credentials.ts';
import { requireAccess, requireOperator } from '../require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from '../route-schema.ts';
import type { Overrides } from './overrides.ts';

const BASE = '/import-map-service/overrides';

/** A team makes links for its own plugins; the inspector alone is the operator's to give. */
async function authorise(
  credentials: Credentials,
  {
    request,
    reply,
    plugin,
  }: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly plugin: string | undefined;
  },
): Promise<Access> {
  if (plugin === undefined) {
    return await requireOperator(credentials, request, reply);
  }
  const access = await requireAccess(credentials, request, reply);
  authoriseChanges(access, [{ kind: 'follow-newest', plugin }]);
  return access;
}

interface OverrideRoutesOptions {
  readonly overrides: Overrides;
  readonly credentials: Credentials;
  /** Where a browser takes a link up. */
  readonly addressOf: (link: string, request: FastifyRequest) => string;
}

function registerMaking(instance: AnyApp, options: OverrideRoutesOptions): void {
  const { overrides, credentials, addressOf } = options;
  const app = typedApp(instance);
  app.post(
    BASE,
    {
      ...audited('override.make', 'tokens.manage'),
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        body: OverrideRequest,
        response: { 200: OverrideAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { actor } = await authorise(credentials, {
        request,
        reply,
        plugin: request.body.plugin,
      });
      const { link, override } = await overrides.make({
        ...request.body,
        environment: request.query.env,
        actor,
      });
      reply.header('cache-control', 'no-store');
      return {
        id: override.id,
        address: addressOf(link, request),
        expiresAt: new Date(override.expiresAt).toISOString(),
      };
    },
  );
}

function registerEnding(instance: AnyApp, options: OverrideRoutesOptions): void {
  const { overrides, credentials } = options;
  const app = typedApp(instance);
  app.delete(
    `${BASE}/:id`,
    {
      ...audited('override.revoke', 'tokens.manage'),
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        params: z.object({ id: text() }),
        response: { 204: z.undefined(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { id } = request.params;
      const plugin = await overrides.pluginOf({ id, environment: request.query.env });
      const { actor } = await authorise(credentials, { request, reply, plugin });
      await overrides.revoke({ id, actor, reason: reasonIn(request) });
      return reply.code(204).send(undefined);
    },
  );
}

/** Registers the making, listing and ending of signed links. */
export function registerOverrideRoutes(instance: AnyApp, options: OverrideRoutesOptions): void {
  const { overrides, credentials } = options;
  const app = typedApp(instance);
  registerMaking(instance, options);
  app.get(
    BASE,
    {
      ...READS,
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: OverridesAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      reply.header('cache-control', 'no-store');
      return { overrides: [...(await overrides.list(request.query.env))] };
    },
  );
  registerEnding(instance, options);
}
