import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Loader = (
  this: { readonly context: string; readonly addContextDependency: (folder: string) => void },
  source: string,
) => string;

const loader = createRequire(import.meta.url)('../../runtime/one-import-a-file.cjs') as Loader;
const addContextDependency = vi.fn();
let context: string;
const load = (source: string) => loader.call({ context, addContextDependency }, source);

beforeEach(async () => {
  context = await mkdtemp(join(tmpdir(), 'touchline-imports-'));
  for (const language of ['en', 'xx']) {
    await mkdir(join(context, 'texts', language), { recursive: true });
    await writeFile(join(context, 'texts', `${language}.json`), '{}');
  }
  await writeFile(join(context, 'texts/en/page.json'), '{}');
  await writeFile(join(context, 'texts/README.md'), '');
});
afterEach(() => rm(context, { recursive: true, force: true }));

describe('an import with a name in its path', () => {
  it('an import with a name in its path becomes one import for each existing file, and sees new files', () => {
    expect(load('const load = () => import(`./texts/${language}.json`);')).toBe(
      'const load = () => ({ "en": () => import("./texts/en.json"), "xx": () => import("./texts/xx.json") })[language]();',
    );
    expect(addContextDependency).toHaveBeenCalledWith(join(context, 'texts/'));
  });

  it('an import with a name in its path finds the folders that have the file, and retains the bundler’s comments', () => {
    const source = 'import(\n/* webpackMode: "eager" */\n`./texts/${language}/page.json`,\n)';
    expect(load(source)).toBe(
      '({ "en": () => import(\n/* webpackMode: "eager" */\n"./texts/en/page.json") })[language]()',
    );
  });

  it.each(['import("./texts/en.json")', 'import(path)', 'import(`${name}`)'])(
    'an import such as %s has no name in its path and is unchanged',
    (source) => {
      expect(load(source)).toBe(source);
    },
  );
});
