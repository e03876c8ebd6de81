import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAnnounced } from '@touchline/root-config/server';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { allManifests, routesOf } from './registered-routes.ts';

/** A target of navigation by the name of its route. */
const TARGET = /\broute: '(\w+)'/g;

/** Every route that the sources of pages name as a target, with the file. */
function targets(): readonly { readonly file: string; readonly route: string }[] {
  const root = projectRoot();
  const files = execFileSync(
    'git',
    [
      'grep',
      '-lE',
      "route: '",
      '--',
      'plugins/*/src/*.ts',
      'plugins/*/src/*.tsx',
      'shared/ui/src/*.tsx',
      ':!*.test.*',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return files
    .trim()
    .split('\n')
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TARGET)].map(([, route = '']) => ({
        file,
        route,
      })),
    );
}

describe('announced pages', () => {
  it('announced pages are linked from no page', async () => {
    const routes = routesOf(await allManifests());
    const announced = new Set(routes.filter(isAnnounced).map(({ name }) => name));
    expect(announced.size).toBeGreaterThan(0);
    const linked = targets().filter(({ route }) => announced.has(route));
    expect(linked.map(({ file, route }) => `${file}: ${route}`)).toEqual([]);
  });
});
