import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Artefact } from '@touchline/contracts/releases';
import { BUILD_PACKAGE, type Workspace, type WorkspacePackage } from './workspace.ts';

/** Something to build: one entry file that becomes one artefact. */
export interface Target {
  readonly id: string;
  readonly kind: Artefact['kind'];
  /** Import-map keys of the result. */
  readonly specifiers: readonly string[];
  /** Absolute path of the entry module. */
  readonly entry: string;
  /** First half of the artefact's version. */
  readonly baseVersion: string;
  /** The workspace package it is built from; absent for vendors. */
  readonly source?: WorkspacePackage;
  /** npm packages a vendor bundles. */
  readonly vendored: readonly string[];
  /** Wraps all CSS in this cascade layer. */
  readonly layer: string;
}

interface Vendor {
  readonly id: string;
  /** For CommonJS packages, which cannot be re-exported by name. */
  readonly file?: string;
  readonly specifiers: readonly string[];
  /** npm packages it bundles. */
  readonly vendored: readonly string[];
}

export const VENDORS: readonly Vendor[] = [
  {
    id: 'react',
    file: 'react.cjs',
    specifiers: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    vendored: ['react', 'react-dom'],
  },
  { id: 'single-spa', specifiers: ['single-spa'], vendored: ['single-spa'] },
  { id: 'rxjs', specifiers: ['rxjs'], vendored: ['rxjs'] },
  { id: 'i18next', specifiers: ['i18next'], vendored: ['i18next'] },
  { id: 'zod-mini', specifiers: ['zod/mini'], vendored: ['zod'] },
  { id: 'axios', specifiers: ['axios'], vendored: ['axios'] },
];

/** Absolute path of a vendor's entry module. */
export function vendorEntry({ id, file = `${id}.js` }: Vendor): string {
  return join(BUILD_PACKAGE, 'vendors', file);
}

const SHARED: readonly { id: string; package: string; entry: string; specifier: string }[] = [
  {
    id: 'plugin-api',
    package: '@touchline/plugin-api',
    entry: 'src/index.ts',
    specifier: '@touchline/plugin-api',
  },
  { id: 'ui', package: '@touchline/ui', entry: 'src/index.ts', specifier: '@touchline/ui' },
  {
    id: 'ui-forms',
    package: '@touchline/ui',
    entry: 'src/forms/index.ts',
    specifier: '@touchline/ui/forms',
  },
];

/** Specifiers that no bundle carries: they come from the import map, once a page. */
export const SHARED_SPECIFIERS: ReadonlySet<string> = new Set([
  ...VENDORS.flatMap((vendor) => vendor.specifiers),
  ...SHARED.map((shared) => shared.specifier),
]);

/**
 * Shared modules that only some views need, and no entry. A bundle loads them together with the
 * chunk that imports them; imported the usual way they would load with the entry.
 */
export const LAZY_SPECIFIERS: ReadonlySet<string> = new Set(['@touchline/ui/forms', 'zod/mini']);

/** Workspace packages whose code lies in shared modules and so is never bundled elsewhere. */
export const SHARED_PACKAGES: ReadonlySet<string> = new Set(SHARED.map((shared) => shared.package));

function vendorTargets(): Target[] {
  return VENDORS.map(({ id, file = `${id}.js`, specifiers, vendored }) => ({
    id,
    kind: 'vendor',
    specifiers,
    entry: join(BUILD_PACKAGE, 'vendors', file),
    baseVersion: '1.0.0',
    vendored,
    layer: 'vendor',
  }));
}

function packageTarget(
  source: WorkspacePackage,
  target: Pick<Target, 'id' | 'kind' | 'layer'> & { entry: string; specifier?: string },
): Target {
  return {
    id: target.id,
    kind: target.kind,
    specifiers: [target.specifier ?? source.name],
    entry: join(source.directory, target.entry),
    baseVersion: source.version,
    source,
    vendored: [],
    layer: target.layer,
  };
}

/** Everything the workspace publishes, vendors first. Packages without their entry are left out. */
export function listTargets(workspace: Workspace): readonly Target[] {
  const targets = vendorTargets();
  for (const shared of SHARED) {
    const source = workspace.packages.get(shared.package);
    if (source) {
      targets.push(packageTarget(source, { ...shared, kind: 'shared', layer: 'ui' }));
    }
  }
  for (const source of workspace.packages.values()) {
    const id = source.name.replace('@touchline/', '');
    if (id === 'root-config') {
      targets.push(
        packageTarget(source, { id, kind: 'root', entry: 'src/main.ts', layer: 'shell' }),
      );
    } else if (id === 'shell') {
      targets.push(
        packageTarget(source, { id, kind: 'shell', entry: 'src/index.ts', layer: 'shell' }),
      );
    } else if (id === 'console') {
      targets.push(
        packageTarget(source, {
          id,
          kind: 'console',
          entry: 'src/main.ts',
          layer: 'plugin.console',
        }),
      );
    } else if (source.location.startsWith('plugins/')) {
      targets.push(
        packageTarget(source, {
          id,
          kind: 'plugin',
          entry: 'src/plugin.ts',
          layer: `plugin.${id}`,
        }),
      );
    }
  }
  return targets.filter((target) => existsSync(target.entry));
}
