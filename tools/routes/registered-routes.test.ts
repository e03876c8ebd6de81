import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HIDEABLE, type PluginManifest } from '@touchline/contracts/plugins';
import type { When } from '@touchline/domain/plugins';
import { checkRoutes, createRouteTable } from '@touchline/domain/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import {
  allManifests,
  type RegisteredRoute,
  routesOf,
  specifiedRoutes,
} from './registered-routes.ts';

let manifests: readonly PluginManifest[];
let registered: ReadonlyMap<string, RegisteredRoute>;
const specified = specifiedRoutes();

beforeAll(async () => {
  manifests = await allManifests();
  registered = new Map(routesOf(manifests).map((route) => [route.name, route]));
}, 30_000);

/** A condition in the words of the table. */
function inWords(when: When | undefined): string {
  if (when === undefined) {
    return '';
  }
  return 'any' in when ? when.any.map(inWords).join(' or ') : 'key' in when ? when.key : '?';
}

/** What a route hides, in the words of the table. */
function hidden({ hide, hideWhen }: RegisteredRoute): string {
  if (HIDEABLE.every((part) => hide.includes(part))) {
    return 'all';
  }
  const inTests = Object.entries(hideWhen ?? {}).map(([part, when]) =>
    inWords(when) === 'abTest.70' ? `${part} by A/B test 69/70` : `${part} while ?`,
  );
  return [...HIDEABLE.filter((part) => hide.includes(part)), ...inTests].join(',');
}

/** The paths of routes whose addresses the configuration lists, in the words of the table. */
function pathInWords(path: string): string {
  const [, key] = /^config:(.+)$/.exec(path) ?? [];
  return key === undefined ? path : `(exact strings from configuration: ${key})`;
}

describe('the registered routes', () => {
  it.each(specified)('the registered routes contain $name as specified', (row) => {
    const route = registered.get(row.name);
    expect(
      route && {
        name: route.name,
        path: pathInWords(route.path),
        plugin: route.plugin,
        layout: route.layout,
        access: route.access,
        condition: inWords(route.when),
        banned: route.allowedWhenBanned ? 'allow' : '',
        identification: route.exemptFromIdentification ? 'exempt' : '',
        hide: hidden(route),
      },
    ).toEqual({
      name: row.name,
      path: row.path,
      plugin: row.plugin,
      layout: row.layout,
      access: row.access,
      condition: row.condition,
      banned: row.banned,
      identification: row.identification,
      // The slider of brands is left out by a word in the notes.
      hide: row.note.includes('no brands slider') ? 'brands' : row.hide,
    });
  });

  it('the registered routes of the plugins in the table are no others than those of the table', () => {
    const known = new Set(specified.map(({ name }) => name));
    const plugins = new Set(specified.map(({ plugin }) => plugin));
    const theirs = [...registered.values()].filter(({ plugin }) => plugins.has(plugin));
    expect(theirs.filter(({ name }) => !known.has(name))).toEqual([]);
    expect(theirs).toHaveLength(specified.length);
  });

  it('the registered routes keep the header on the pages of games, and hide it on scroll everywhere else', () => {
    const keeping = [...registered.values()].filter(({ keepHeader }) => keepHeader === true);
    expect(keeping.map(({ name }) => name).toSorted()).toEqual([
      'bonusGame',
      'casinoGame',
      'game',
      'games',
      'slotsGame',
    ]);
  });

  it('the registered routes have no conflicts', () => {
    expect(checkRoutes([...registered.values()]).conflicts).toEqual([]);
  });

  it('the registered routes match the address that they build', () => {
    const table = createRouteTable([...registered.values()]);
    const wordOf = (pattern: string) => /\(([\w-]+)/.exec(pattern)?.[1] ?? '7-any';
    for (const { name, path } of registered.values()) {
      const params = Object.fromEntries(
        [...path.matchAll(/:(\w+)(\([^)]*\))?/g)].map(([whole, key]) => [key, wordOf(whole)]),
      );
      if (path.startsWith('/')) {
        expect(table.match(table.build(name, params))?.route.name).toBe(name);
      }
    }
  });

  it('the registered routes have a title in every language of their plugin', () => {
    const missing = manifests.flatMap(({ id, routes, translations }) =>
      Object.values(translations?.languages ?? {}).flatMap(({ module }) => {
        const file = join(projectRoot(), 'plugins', id, 'src', module);
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
        const textOf = (key: string) =>
          key.split('.').reduce<unknown>((part, name) => (part as never)?.[name], texts);
        return routes
          .filter(({ title }) => title === undefined || typeof textOf(title) !== 'string')
          .map(({ name, title }) => `${id}/${name}: ${title} in ${module}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});
