import {
  MOST_VERSION_BYTES,
  PublishAnswer,
  PublishParameters,
  PublishRequest,
  VersionsAnswer,
} from '@touchline/contracts/releases';
import * as z from 'zod/mini';
import { audited, READS, reasonIn } from '../audit.ts';
import type { Credentials } from '../credentials.ts';
import { ImportMapError } from '../import-map-error.ts';
import { requireAccess } from '../require-access.ts';
import { type AnyApp, REFUSALS, TAGS, typedApp } from '../route-schema.ts';
import type { Publisher } from './publisher.ts';

const PATH = '/import-map-service/plugins/:plugin/versions';
/** Base64 takes a third more; the description is far below the rest. */
const BODY_LIMIT = MOST_VERSION_BYTES * 1.5;

interface PublishRoutesOptions {
  readonly publisher: Publisher;
  readonly credentials: Credentials;
}

function registerPublishing(instance: AnyApp, options: PublishRoutesOptions): void {
  const { publisher, credentials } = options;
  const app = typedApp(instance);
  app.put(
    `${PATH}/:version`,
    {
      bodyLimit: BODY_LIMIT,
      ...audited('version.publish'),
      // Strangers' files are not even read.
      onRequest: async (request, reply) => {
        await requireAccess(credentials, request, reply);
      },
      schema: {
        ...TAGS,
        params: PublishParameters,
        body: PublishRequest,
        response: { '2xx': PublishAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { plugin, version } = request.params;
      const { actor, mayWrite, plugins } = await requireAccess(credentials, request, reply);
      const isOwn = plugins === undefined || plugins.includes(plugin);
      if (!isOwn || (!mayWrite && !request.body.dryRun)) {
        throw new ImportMapError(
          'forbidden',
          isOwn
            ? `"${actor}" may read and not publish`
            : `"${actor}" may publish ${plugins.join(', ')} and not "${plugin}"`,
        );
      }
      const by = { actor, reason: reasonIn(request) };
      const answer = await publisher.publish({ ...request.body, plugin, version, ...by });
      return reply.code(answer.isNew && !answer.dryRun ? 201 : 200).send(answer);
    },
  );
}

/** Registers publishing and the list of what was published. */
export function registerPublishRoutes(instance: AnyApp, options: PublishRoutesOptions): void {
  const { publisher, credentials } = options;
  const app = typedApp(instance);
  registerPublishing(instance, options);
  app.get(
    PATH,
    {
      ...READS,
      schema: {
        ...TAGS,
        params: z.pick(PublishParameters, { plugin: true }),
        response: { 200: VersionsAnswer, ...REFUSALS },
      },
    },
    async (request, reply) => {
      await requireAccess(credentials, request, reply);
      const { plugin } = request.params;
      const [versions, built] = await Promise.all([
        publisher.versions(plugin),
        publisher.built(plugin),
      ]);
      return {
        built: [...built],
        versions: versions.map(({ artefact, ...rest }) => {
          const files = Object.values(artefact.files);
          return {
            ...rest,
            api: artefact.manifest?.api ?? '',
            bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
            size: files.reduce((sum, { size }) => sum + size, 0),
          };
        }),
      };
    },
  );
}
