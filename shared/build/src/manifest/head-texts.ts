import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artefact, PluginManifest } from '@touchline/contracts';

function lookUp(texts: unknown, key: string): unknown {
  return (
    (texts as Record<string, unknown>)[key] ??
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts)
  );
}

/** Keys of the texts a route's document needs: its title, and the description of the same name. */
function keysOf(manifest: PluginManifest): readonly string[] {
  const titles = manifest.routes.flatMap((route) => [
    ...(route.title === undefined ? [] : [route.title]),
    ...(route.titleFromData === undefined ? [] : [route.titleFromData.title]),
  ]);
  return [...new Set(titles.flatMap((key) => [key, key.replace(/^title\./, 'description.')]))];
}

/** The shell's own texts by language, from `translations/<language>.json` beside its entry. */
export async function readShellTexts(source: string): Promise<Artefact['headTexts']> {
  const folder = join(source, 'translations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    files.map(async (name) => {
      const all = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, string>;
      return [name.slice(0, -'.json'.length), all] as const;
    }),
  );
  return Object.fromEntries(texts);
}

/**
 * Takes the titles and descriptions of a plugin's routes out of its JSON translations, so that the
 * document server can write head tags without loading the plugin.
 */
export async function readHeadTexts(
  manifest: PluginManifest,
  source: string,
): Promise<Artefact['headTexts']> {
  const keys = keysOf(manifest);
  const languages = Object.entries(manifest.translations?.languages ?? {});
  const texts = await Promise.all(
    languages
      .filter(([, { module }]) => module.endsWith('.json'))
      .map(async ([language, { module }]) => {
        const all: unknown = JSON.parse(await readFile(join(source, module), 'utf8'));
        const found = keys
          .map((key) => [key, lookUp(all, key)] as const)
          .filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string');
        return [language, Object.fromEntries(found)] as const;
      }),
  );
  return Object.fromEntries(texts);
}
