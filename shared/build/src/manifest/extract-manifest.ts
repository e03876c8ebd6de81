import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PluginManifest } from '@touchline/contracts/plugins';
import { BuildError } from '../build-error.ts';
import { evaluateDefinition } from './evaluate-definition.ts';

/** Where a plugin keeps its texts unless it says otherwise. */
const TRANSLATIONS = 'translations';
const REQUEST = /import\(\s*["'`]([^"'`]+)["'`]/;
/** The field of a contribution's thunk in `definePlugin`. */
const THUNKS = ['view', 'check', 'handle', 'start'] as const;

type Data = Record<string, unknown>;

function requestOf(thunk: unknown, where: string): string {
  const request = typeof thunk === 'function' ? REQUEST.exec(String(thunk))?.[1] : undefined;
  if (request === undefined) {
    throw new BuildError(
      'manifest_thunk_unreadable',
      `${where} must be written in place as () => import('./file.tsx').`,
    );
  }
  return request;
}

function contributions(list: unknown, where: string): Data[] {
  return ((list ?? []) as Data[]).map((contribution, index) => {
    const field = THUNKS.find((name) => name in contribution) ?? 'view';
    const { [field]: thunk, ...data } = contribution;
    return { ...data, module: requestOf(thunk, `${where}[${index}].${field}`) };
  });
}

function declaredTranslations(translations: unknown): Data {
  const { namespace, languages } = translations as { namespace: string; languages: Data };
  const loaders = Object.entries(languages).map(([language, thunk]) => [
    language,
    { module: requestOf(thunk, `translations.languages.${language}`) },
  ]);
  return { namespace, languages: Object.fromEntries(loaders) as Data };
}

/** The texts in `translations/<language>.json` beside plugin.ts, under the plugin's id. */
async function foundTranslations(source: string, id: unknown): Promise<Data | undefined> {
  const names = await readdir(join(source, TRANSLATIONS)).catch(() => []);
  const loaders = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => [name.slice(0, -'.json'.length), { module: `./${TRANSLATIONS}/${name}` }]);
  return loaders.length === 0
    ? undefined
    : { namespace: id, languages: Object.fromEntries(loaders) as Data };
}

/**
 * The static manifest of a plugin, without its files: every lazy thunk of `src/plugin.ts` is
 * replaced by the module it loads, written relative to plugin.ts. Its texts are those in
 * `translations` beside it, unless it declares others.
 * @throws BuildError `manifest_import_refused`, `manifest_plugin_missing`,
 *   `manifest_thunk_unreadable`, `manifest_invalid`
 */
export async function extractManifest(source: {
  readonly file: string;
  readonly version: string;
}): Promise<PluginManifest> {
  const definition = await evaluateDefinition(source.file);
  const { settings, translations } = definition;
  const manifest = {
    id: definition['id'],
    version: source.version,
    api: definition['api'],
    criticality: definition['criticality'] ?? 'optional',
    routes: contributions(definition['routes'], 'routes'),
    slots: contributions(definition['slots'], 'slots'),
    ownSlots: definition['ownSlots'] ?? [],
    modals: contributions(definition['modals'], 'modals'),
    guards: contributions(definition['guards'], 'guards'),
    handlers: contributions(definition['handlers'], 'handlers'),
    background: contributions(definition['background'], 'background'),
    polling: definition['polling'],
    translations:
      translations === undefined
        ? await foundTranslations(dirname(source.file), definition['id'])
        : declaredTranslations(translations),
    settings: settings === undefined ? undefined : { module: requestOf(settings, 'settings') },
    frameAncestors: definition['frameAncestors'],
  };
  // Through JSON, so that nothing but data can pass, and nothing of the evaluation's realm.
  const parsed = PluginManifest.safeParse(JSON.parse(JSON.stringify(manifest)));
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new BuildError('manifest_invalid', `${source.file}: ${reasons.join('; ')}`);
  }
  return parsed.data;
}
