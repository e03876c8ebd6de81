import {
  type Composition,
  EnvironmentQuery,
  ImportMap,
  ReleaseAnswer,
} from '@touchline/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImportMapService } from './import-map-service.ts';
import type { Override } from './overrides/link-signer.ts';
import type { Overrides } from './overrides/overrides.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from './route-schema.ts';
import { createTaggedSender } from './send-tagged.ts';

export interface MapRoutesOptions {
  readonly service: ImportMapService;
  /** Who is asking for a map, where versions are shared out among visitors. */
  readonly visitorOf?: ((request: FastifyRequest) => string | undefined) | undefined;
  /** Links that override a plugin for one browser; without it none are made. */
  readonly overrides?: Overrides | undefined;
  /** The link that a browser has used, while it is valid. */
  readonly overrideOf?: ((request: FastifyRequest) => Override | undefined) | undefined;
}

/** Sends what follows from the map of the caller; what a link made of it is never cached. */
function createAnswer(
  { service, visitorOf, overrides, overrideOf }: MapRoutesOptions,
  bodyOf: (composition: Composition) => object,
) {
  const send = createTaggedSender(bodyOf);
  return async (request: FastifyRequest, reply: FastifyReply, environment: string) => {
    const visitor = visitorOf?.(request);
    const own = service.composition({ environment, visitor });
    const override = overrideOf?.(request);
    const changed =
      override && [override.environment, 'default'].includes(environment)
        ? await overrides?.composition({ override, visitor })
        : undefined;
    return changed === undefined
      ? await send(request, reply, { tag: own.release, source: own })
      : reply.header('cache-control', 'private, no-store').send(bodyOf(changed));
  };
}

/** Registers the map of an environment and the release that it came from, as pages load them. */
export function registerMapRoutes(instance: AnyApp, options: MapRoutesOptions): void {
  const app = typedApp(instance);
  const sendMap = createAnswer(options, ({ importMap }) => importMap);
  const sendRelease = createAnswer(options, ({ release, importMap, artefacts }) => ({
    release,
    importMap,
    manifests: artefacts.flatMap(({ manifest }) => manifest ?? []),
  }));

  app.get(
    '/import-map-service/import-map.json',
    {
      schema: { ...TAGS, querystring: EnvironmentQuery, response: { 200: ImportMap, ...REFUSALS } },
    },
    async (request, reply) => {
      return await sendMap(request, reply, request.query.env);
    },
  );

  app.get(
    '/import-map-service/release.json',
    {
      schema: {
        ...TAGS,
        querystring: EnvironmentQuery,
        response: { 200: ReleaseAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      return await sendRelease(request, reply, request.query.env);
    },
  );
}
