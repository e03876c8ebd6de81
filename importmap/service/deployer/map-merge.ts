import type { StateChange } from '@touchline/contracts/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audited } from '../audit.ts';
import { requireAccess } from '../require-access.ts';
import { answerTo } from './deployer-answer.ts';
import { parseMapPatch, refuseUntrusted } from './deployer-body.ts';
import { changesFor, type ModuleChange } from './deployer-changes.ts';
import {
  asWritten,
  checked,
  type DeployerOptions,
  type DeployerQuery,
  makeChanges,
  mapOf,
} from './deployer-request.ts';

type MapPatch = ReturnType<typeof parseMapPatch>;

/** The modules of a patch, each checked; those of its scopes are checked alone. */
async function checkedModules(
  { imports, scopes, integrity }: MapPatch,
  request: FastifyRequest<{ Querystring: DeployerQuery }>,
  { trustedUrls, allowPrivateUrls }: DeployerOptions,
): Promise<readonly ModuleChange[]> {
  const { query } = request;
  const modules = Object.entries(imports).map(([specifier, asked]) => ({
    specifier,
    url: asWritten(asked, request),
    integrity: integrity[asked],
  }));
  const scoped = Object.values(scopes).flatMap((scope) => Object.values(scope));
  refuseUntrusted([...modules.map(({ url }) => url), ...scoped], trustedUrls);
  const known = await Promise.all(
    modules.map((module) => checked(module, { query, allowPrivateUrls })),
  );
  await Promise.all(
    scoped
      .filter((url) => !url.endsWith('/'))
      .map((url) =>
        checked({ specifier: url, url, integrity: integrity[url] }, { query, allowPrivateUrls }),
      ),
  );
  return known;
}

/** Scopes as they are written, and integrity of what the patch's imports do not name. */
function otherChanges({ imports, scopes, integrity }: MapPatch): readonly StateChange[] {
  const named = new Set(Object.values(imports));
  return [
    ...Object.entries(scopes).map(([scope, entries]) => ({
      kind: 'set-scope' as const,
      scope,
      imports: { ...entries },
    })),
    ...Object.entries(integrity)
      .filter(([url]) => !named.has(url))
      .map(([url, hash]) => ({ kind: 'set-integrity' as const, url, integrity: hash })),
  ];
}

/** Registers the merge of a whole map. */
export function registerMapMerge(
  scope: Pick<FastifyInstance, 'patch'>,
  options: DeployerOptions,
): void {
  const { service, credentials } = options;
  scope.patch<{ Querystring: DeployerQuery }>(
    '/import-map-service/import-map.json',
    audited('import-map.change'),
    async (request, reply) => {
      const { env: environment } = request.query;
      await requireAccess(credentials, request, reply);
      try {
        const patch = parseMapPatch(request.body);
        service.composition({ environment });
        const modules = await checkedModules(patch, request, options);
        await makeChanges(options, {
          request,
          reply,
          environment,
          changes: [
            ...modules.flatMap((module) => changesFor(service, module)),
            ...otherChanges(patch),
          ],
          reason: 'import map merged',
        });
        return mapOf(service, environment);
      } catch (error) {
        return answerTo(error, reply, 'Could not update import map');
      }
    },
  );
}
