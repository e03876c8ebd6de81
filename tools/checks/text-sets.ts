import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The name of a folder of texts, wherever in a package it is. */
const TRANSLATIONS = 'translations';
const SKIPPED = new Set(['node_modules', 'dist', '.build', '.data', '.git']);
/** `en.json`, or `en/page.json` where a package has texts of several kinds. */
const FILE = /^([a-z]{2})((?:\/[\w-]+)?\.json(?:\.template)?)$/;

/** Texts of one kind in one package: one file a language. */
export interface TextSet {
  /** Paths from the project's folder, by language. */
  readonly files: ReadonlyMap<string, string>;
  /** What comes after the language in the path of each. */
  readonly kind: string;
  /** Folder of texts, from the project's folder. */
  readonly folder: string;
}

function* foldersOfTexts(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || SKIPPED.has(entry.name)) {
      continue;
    }
    if (entry.name === TRANSLATIONS) {
      yield path;
    } else {
      yield* foldersOfTexts(root, path);
    }
  }
}

/** Where a file of texts says what language it is in. */
export function languageOfFile(path: string): string | undefined {
  const [, inside = ''] = path.split(`${TRANSLATIONS}/`);
  return FILE.exec(inside)?.[1];
}

/** Every set of texts in the project: whatever lies in a folder called `translations`. */
export function textSets(root: string): readonly TextSet[] {
  return [...foldersOfTexts(root, '.')].flatMap((folder) => {
    const kinds = new Map<string, Map<string, string>>();
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.toSorted()) {
      const [, language, kind] = FILE.exec(name.replaceAll('\\', '/')) ?? [];
      if (language !== undefined && kind !== undefined) {
        kinds.set(kind, (kinds.get(kind) ?? new Map()).set(language, join(folder, name)));
      }
    }
    return [...kinds].map(([kind, files]) => ({ folder, kind, files }));
  });
}

/** The folder whose code uses a set of texts; undefined where they are looked up by data or typed. */
export function codeOf({ folder, kind }: TextSet): string | undefined {
  const owner = dirname(folder);
  if (/^(?:plugins\/[^/]+|importmap\/console)\/src$/.test(owner)) {
    return owner;
  }
  const ofShell: Readonly<Record<string, string>> = {
    '/page.json': owner,
    '/inspector.json': join(owner, 'inspector'),
  };
  return owner === 'shell/src' ? ofShell[kind] : undefined;
}
