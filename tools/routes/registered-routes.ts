import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { extractManifest } from '@touchline/build';
import type { PluginManifest, RouteContribution } from '@touchline/contracts/plugins';
import { projectRoot } from '../project-root.ts';

/** A row of `routes.tsv`: what the specification says of a route. */
export interface SpecifiedRoute {
  readonly name: string;
  readonly path: string;
  readonly plugin: string;
  readonly layout: string;
  readonly access: string;
  readonly condition: string;
  readonly banned: string;
  readonly identification: string;
  readonly hide: string;
  readonly note: string;
}

/** A route as its plugin declares it. */
export type RegisteredRoute = RouteContribution & { readonly plugin: string };

/** The specification's route table. */
export function specifiedRoutes(): readonly SpecifiedRoute[] {
  const text = readFileSync(join(projectRoot(), 'tools/routes/routes.tsv'), 'utf8');
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(
      names.map((name, index) => [name, cells[index] ?? '']),
    ) as unknown as SpecifiedRoute;
  });
}

/** The manifests of all plugins, from their sources. */
export async function allManifests(): Promise<readonly PluginManifest[]> {
  const folder = join(projectRoot(), 'plugins');
  return Promise.all(
    readdirSync(folder).map((id) =>
      extractManifest({ file: join(folder, id, 'src/plugin.ts'), version: '0.0.0' }),
    ),
  );
}

/** The routes of all plugins. */
export function routesOf(manifests: readonly PluginManifest[]): readonly RegisteredRoute[] {
  return manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, plugin: manifest.id })),
  );
}
