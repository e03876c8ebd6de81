import {
  type EnvironmentState,
  NO_VERSION,
  type PluginChoice,
  type StateChange,
} from '@touchline/contracts/releases';
import { ImportMapError } from './import-map-error.ts';

/** What a change is checked against. */
export interface Packages {
  /** The kind of protection of each plugin, by id. */
  readonly plugins: ReadonlyMap<string, { readonly mandatory: boolean }>;
  /** Specifiers that map to a mandatory plugin. */
  readonly protectedSpecifiers: ReadonlySet<string>;
}

const FULL = 100;

function mandatoryRefusal(name: string): ImportMapError {
  return new ImportMapError(
    'plugin_mandatory',
    `"${name}" protects players and cannot be removed, turned off or replaced from elsewhere`,
  );
}

function checkVersions(plugin: string, versions: NonNullable<PluginChoice['versions']>): void {
  const total = versions.reduce((sum, { weight }) => sum + weight, 0);
  const distinct = new Set(versions.map(({ version }) => version)).size;
  if (total !== FULL || distinct !== versions.length) {
    throw new ImportMapError(
      'rollout_invalid',
      `the weights of "${plugin}" add up to ${total} over ${distinct} versions; they must be 100, each version once`,
    );
  }
  if (versions.every(({ version }) => version === NO_VERSION)) {
    throw new ImportMapError('rollout_invalid', `to take "${plugin}" from everybody, turn it off`);
  }
}

function refuseProtected(names: Iterable<string>, packages: Packages): void {
  for (const name of names) {
    // A prefix entry above a mandatory plugin's name catches it as well.
    const caught = [...packages.protectedSpecifiers].find(
      (specifier) => specifier === name || (name.endsWith('/') && specifier.startsWith(name)),
    );
    if (caught !== undefined) {
      throw mandatoryRefusal(caught);
    }
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, ...keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function choose(
  state: EnvironmentState,
  plugin: string,
  change: (choice: PluginChoice) => PluginChoice,
): EnvironmentState {
  const choice = state.plugins[plugin] ?? { enabled: true };
  return { ...state, plugins: { ...state.plugins, [plugin]: change(choice) } };
}

function dropImport(state: EnvironmentState, specifier: string): EnvironmentState {
  const old = state.imports[specifier];
  const imports = without(state.imports, specifier, `${specifier}/`);
  const isStillUsed = old !== undefined && Object.values(imports).includes(old);
  const integrity =
    old === undefined || isStillUsed ? state.integrity : without(state.integrity, old);
  return { ...state, imports, integrity };
}

/**
 * The state after one step; the step `restore` is resolved by who has the history.
 * @throws ImportMapError `plugin_unknown`, `plugin_mandatory`, `rollout_invalid`, `not_found`
 */
export function applyChange(
  state: EnvironmentState,
  change: Exclude<StateChange, { kind: 'restore' }>,
  packages: Packages,
): EnvironmentState {
  if ('plugin' in change && !packages.plugins.has(change.plugin)) {
    throw new ImportMapError('plugin_unknown', `there is no plugin "${change.plugin}"`);
  }
  switch (change.kind) {
    case 'switch': {
      const { plugin, enabled } = change;
      if (!enabled && packages.plugins.get(plugin)?.mandatory === true) {
        throw mandatoryRefusal(plugin);
      }
      return choose(state, plugin, (choice) => ({ ...choice, enabled }));
    }
    case 'rollout': {
      const { plugin, versions } = change;
      checkVersions(plugin, versions);
      const isMissing = versions.some(({ version }) => version === NO_VERSION);
      if (isMissing && packages.plugins.get(plugin)?.mandatory === true) {
        throw mandatoryRefusal(plugin);
      }
      return choose(state, plugin, (choice) => ({ ...choice, versions }));
    }
    case 'follow-newest':
      return choose(state, change.plugin, ({ versions: _pinned, ...choice }) => choice);
    case 'fallback': {
      const { plugin, version } = change;
      return choose(state, plugin, ({ fallback: _old, ...choice }) =>
        version === undefined ? choice : { ...choice, fallback: version },
      );
    }
    case 'set-import': {
      const { specifier, url, integrity } = change;
      refuseProtected([specifier], packages);
      const rest = dropImport(state, specifier);
      return {
        ...rest,
        imports: { ...rest.imports, [specifier]: url },
        integrity:
          integrity === undefined ? rest.integrity : { ...rest.integrity, [url]: integrity },
      };
    }
    case 'remove-import': {
      refuseProtected([change.specifier], packages);
      if (state.imports[change.specifier] === undefined) {
        throw new ImportMapError('not_found', `there is no module "${change.specifier}"`);
      }
      return dropImport(state, change.specifier);
    }
    case 'set-scope': {
      refuseProtected(Object.keys(change.imports), packages);
      return { ...state, scopes: { ...state.scopes, [change.scope]: change.imports } };
    }
    case 'set-integrity':
      return { ...state, integrity: { ...state.integrity, [change.url]: change.integrity } };
  }
}
