import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginManifest } from '@touchline/contracts/plugins';
import type { Artefact } from '@touchline/contracts/releases';

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

/** The shell's own texts by language, from `translations/<language>/page.json` beside its entry. */
export async function readShellTexts(source: string): Promise<Artefact['headTexts']> {
  const folder = join(source, 'translations');
  const texts = await Promise.all(
    (await readdir(folder)).map(async (language) => {
      const text = await readFile(join(folder, language, 'page.json'), 'utf8');
      return [language, JSON.parse(text) as Record<string, string>] as const;
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
