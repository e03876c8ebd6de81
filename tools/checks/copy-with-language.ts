import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { textSets } from './text-sets.ts';

const ROOMS = ['backend', 'importmap', 'plugins', 'root-config', 'shared', 'shell'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.build', '.data', 'data', 'test']);

async function copySources(root: string): Promise<void> {
  for (const room of ROOMS) {
    await cp(join(projectRoot(), room), join(root, room), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  }
  const files = await readdir(projectRoot());
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    await cp(join(projectRoot(), file), join(root, file));
  }
}

/** Packages of others are the project's; ours are those of the copy. */
async function linkPackages(root: string): Promise<void> {
  const installed = join(projectRoot(), 'node_modules');
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(installed)) {
    if (name === '@touchline') {
      await cp(join(installed, name), join(root, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else if (!name.startsWith('.')) {
      await symlink(join(installed, name), join(root, 'node_modules', name));
    }
  }
  // What npm keeps with one package, because others use another version.
  for (const room of ['backend/node_modules', 'shell/node_modules']) {
    if (existsSync(join(projectRoot(), room))) {
      await symlink(join(projectRoot(), room), join(root, room));
    }
  }
}

/** The same texts, each with a mark before it. */
function marked(value: unknown, mark: string): unknown {
  if (typeof value === 'string') {
    return mark + value;
  }
  return Array.isArray(value)
    ? value.map((own) => marked(own, mark))
    : Object.fromEntries(
        Object.entries(value as object).map(([key, own]) => [key, marked(own, mark)]),
      );
}

/** The steps of docs/guides/translators.md: one line, and a copy of each English file. */
async function addLanguage(root: string, language: string, mark: string): Promise<void> {
  const list = join(root, 'shared/domain/src/languages/languages.ts');
  const source = await readFile(list, 'utf8');
  await writeFile(list, source.replace(/(LANGUAGES = \[.*?)\]/, `$1, '${language}']`));
  for (const { folder, kind, files } of textSets(root)) {
    const english: unknown = JSON.parse(await readFile(join(root, files.get('en') ?? ''), 'utf8'));
    const file = join(root, folder, language + kind);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(marked(english, mark)));
  }
}

/** A copy of the sources with another language, whose texts are the English ones with a mark. */
export async function copyWithLanguage({
  language,
  mark,
}: {
  readonly language: string;
  readonly mark: string;
}): Promise<{ readonly root: string; readonly remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'touchline-language-'));
  await copySources(root);
  await linkPackages(root);
  await addLanguage(root, language, mark);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
