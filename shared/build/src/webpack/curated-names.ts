import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_PACKAGE } from '../workspace.ts';

const CURATED = ['rxjs', 'i18next', 'single-spa', 'axios'] as const;

/** Names that each curated vendor exports, read from its entry. */
export function curatedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    CURATED.map((id) => {
      const source = readFileSync(join(BUILD_PACKAGE, 'vendors', `${id}.js`), 'utf8');
      const list = /export \{([^}]*)\}/.exec(source)?.[1] ?? '';
      return [id, new Set(list.split(',').map((name) => name.trim()))];
    }),
  );
}
