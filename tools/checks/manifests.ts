import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isKnownSlot, MANDATORY_PLUGINS } from '@touchline/domain/plugins';
import { ERROR_STATUS } from '@touchline/contracts/errors';
import type { PluginManifest } from '@touchline/contracts/plugins';
import { extractManifest } from '@touchline/build';
import { checkRoutes } from '@touchline/domain/routes';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';

async function read(file: string): Promise<PluginManifest | string> {
  try {
    return await extractManifest({ file, version: '0.0.0' });
  } catch (error) {
    return (error as Error).message;
  }
}

function missingFiles(manifest: PluginManifest, folder: string, source: string) {
  const files = new Set(readdirSync(source, { recursive: true, encoding: 'utf8' }));
  const requests = [
    ...manifest.routes,
    ...manifest.slots,
    ...manifest.modals,
    ...manifest.guards,
    ...manifest.handlers,
    ...manifest.background,
    ...Object.values(manifest.translations?.languages ?? {}),
  ].map(({ module }) => module);
  return (
    requests
      // A shared view is outside the plugin.
      .filter((request) => !files.has(join(request)) && !existsSync(join(source, request)))
      .map((request) => `${folder}: ${request} does not exist`)
  );
}

function routeProblems(manifests: readonly PluginManifest[]): readonly string[] {
  return checkRoutes(manifests.flatMap(({ routes }) => routes)).conflicts.map(
    ({ message }) => message,
  );
}

/** Contributions to slots that neither the page nor a plugin has. */
export function slotProblems(
  manifests: readonly Pick<PluginManifest, 'id' | 'slots' | 'ownSlots'>[],
): readonly string[] {
  const owners = new Map(manifests.map(({ id, ownSlots }) => [id, ownSlots]));
  return manifests.flatMap(({ id, slots }) =>
    slots
      .filter(({ slot }) => {
        const [owner = '', name] = slot.split('.');
        const isOwned = name === undefined || owners.has(owner);
        return !isOwned || !isKnownSlot(slot, (plugin) => owners.get(plugin));
      })
      .map(
        ({ slot, name }) =>
          `plugins/${id}: "${name}" names the slot "${slot}", which does not exist`,
      ),
  );
}

/** Every error that the wire can carry is said in words people understand. */
function errorProblems(root: string): string[] {
  // The check of translations compares the other languages with English.
  const file = 'shell/src/translations/en/errors.json';
  const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
  return Object.keys(ERROR_STATUS)
    .filter((code) => !(code in texts))
    .map((code) => `${file}: ${code} is missing`);
}

/**
 * Every plugin declares itself in valid data, what it names exists, no two routes claim one address,
 * and what must not be missing is there.
 */
export async function checkManifests(): Promise<CheckResult> {
  const root = projectRoot();
  const problems: string[] = [];
  const manifests: PluginManifest[] = [];
  for (const id of readdirSync(join(root, 'plugins'))) {
    const folder = join(root, 'plugins', id, 'src');
    const manifest = await read(join(folder, 'plugin.ts'));
    if (typeof manifest === 'string') {
      problems.push(manifest);
      continue;
    }
    if (manifest.id !== id) {
      problems.push(`plugins/${id} calls itself ${manifest.id}`);
    }
    problems.push(...missingFiles(manifest, `plugins/${id}`, folder));
    manifests.push(manifest);
  }
  const isMandatory = (id: string) =>
    manifests.some((manifest) => manifest.id === id && manifest.criticality === 'mandatory');
  problems.push(
    ...routeProblems(manifests),
    ...slotProblems(manifests),
    ...MANDATORY_PLUGINS.filter((id) => !isMandatory(id)).map((id) => `${id} must be mandatory`),
    ...errorProblems(root),
  );
  const routes = manifests.reduce((sum, manifest) => sum + manifest.routes.length, 0);
  return { problems, detail: `${manifests.length} plugins, ${routes} routes` };
}
