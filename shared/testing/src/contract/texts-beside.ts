import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TranslationModule } from '@touchline/plugin-api';
import type { TextsByLanguage } from './declaration.ts';

/**
 * The texts that the build finds for a plugin: `translations/<language>.json` beside `plugin.ts` and
 * its test. Undefined where there is no such folder.
 */
export function textsBeside(testFile: string | undefined): TextsByLanguage | undefined {
  const folder = join(dirname(testFile ?? ''), 'translations');
  if (!existsSync(folder)) {
    return undefined;
  }
  const load = (file: string) => async (): Promise<TranslationModule> => ({
    default: JSON.parse(await readFile(join(folder, file), 'utf8')) as TranslationModule['default'],
  });
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -'.json'.length), load(file)]),
  );
}
