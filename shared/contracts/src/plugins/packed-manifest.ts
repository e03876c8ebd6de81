import { LAYOUTS } from '@touchline/domain/plugins';
import type { PluginManifest, RouteContribution } from './manifest.ts';
import { ACCESS } from './route-flags.ts';

/** Fields that most routes have alike; they travel as one number. */
interface Common {
  readonly layout: RouteContribution['layout'];
  readonly access: RouteContribution['access'];
  readonly allowedWhenBanned: boolean;
  readonly exemptFromIdentification: boolean;
}

type Rest = Partial<
  Pick<
    RouteContribution,
    | 'when'
    | 'statusWhenOff'
    | 'playersOnlyWhen'
    | 'redirectTo'
    | 'bannedOnly'
    | 'hide'
    | 'hideWhen'
    | 'keepHeader'
    | 'status'
    | 'dictionaries'
  >
>;

/** One route: what is last and usual is left away. A title of 0 is `title.<name>`. */
export type PackedRoute = readonly [
  name: string,
  path: string,
  module: number,
  common?: number,
  title?: string | 0,
  rest?: Rest,
];

/**
 * A manifest as documents carry it: a site has hundreds of routes, and every document brings them
 * all. What only servers use (files, hashes, first data) stays with them.
 */
export interface PackedManifest extends Omit<PluginManifest, 'routes' | 'assets'> {
  /** Modules of routes, by number. */
  readonly modules: readonly string[];
  readonly routes: readonly PackedRoute[];
}

const BANNED = 1;
const EXEMPT = 2;
const ACCESS_SHIFT = 2;
const LAYOUT_SHIFT = 4;

function packCommon(common: Common): number {
  return (
    (common.allowedWhenBanned ? BANNED : 0) |
    (common.exemptFromIdentification ? EXEMPT : 0) |
    (ACCESS.indexOf(common.access) << ACCESS_SHIFT) |
    (LAYOUTS.indexOf(common.layout) << LAYOUT_SHIFT)
  );
}

function unpackCommon(common: number): Common {
  return {
    layout: LAYOUTS[common >> LAYOUT_SHIFT] ?? 'default',
    access: ACCESS[(common >> ACCESS_SHIFT) & 3] ?? 'any',
    allowedWhenBanned: (common & BANNED) > 0,
    exemptFromIdentification: (common & EXEMPT) > 0,
  };
}

function packRoute(route: RouteContribution, module: number): PackedRoute {
  const { name, path, title, hide, when, statusWhenOff, playersOnlyWhen } = route;
  const { redirectTo, bannedOnly, hideWhen, keepHeader, status, dictionaries } = route;
  const rest: Rest = {
    ...(when && { when }),
    ...(statusWhenOff !== undefined && { statusWhenOff }),
    ...(playersOnlyWhen && { playersOnlyWhen }),
    ...(redirectTo !== undefined && { redirectTo }),
    ...(bannedOnly === true && { bannedOnly }),
    ...(hide.length > 0 && { hide }),
    ...(hideWhen && { hideWhen }),
    ...(keepHeader && { keepHeader }),
    ...(status !== undefined && { status }),
    ...(dictionaries && { dictionaries }),
  };
  const common = packCommon(route);
  const ownTitle = title === `title.${name}` ? 0 : (title ?? '');
  if (Object.keys(rest).length > 0) {
    return [name, path, module, common, ownTitle, rest];
  }
  if (ownTitle !== 0) {
    return [name, path, module, common, ownTitle];
  }
  return common === 0 ? [name, path, module] : [name, path, module, common];
}

/** Makes a manifest small for a document. */
export function packManifest(manifest: PluginManifest): PackedManifest {
  const { assets: _assets, routes, ...rest } = manifest;
  const modules = [...new Set(routes.map(({ module }) => module))];
  return {
    ...rest,
    modules,
    routes: routes.map((route) => packRoute(route, modules.indexOf(route.module))),
  };
}

/** The manifest a browser works with, from what its document carried. */
export function unpackManifest({ modules, routes, ...manifest }: PackedManifest): PluginManifest {
  return {
    ...manifest,
    assets: {},
    routes: routes.map(([name, path, module, common = 0, title = 0, rest]) => ({
      name,
      path,
      module: modules[module] ?? '',
      ...unpackCommon(common),
      title: title === 0 ? `title.${name}` : title === '' ? undefined : title,
      hide: [],
      firstData: [],
      files: [],
      ...rest,
    })),
  };
}
