import {
  type Artefact,
  type EnvironmentState,
  type Finding,
  NO_VERSION,
} from '@touchline/contracts/releases';
import { PLUGIN_API_VERSION, satisfiesApi } from '@touchline/domain/releases';
import { about } from './finding-for.ts';
import {
  clashFindings,
  type LegacyPaths,
  legacyFindings,
  namesOf,
  unheardFindings,
} from './clash-findings.ts';
import { isMandatory } from './compose.ts';
import { createLiveMap } from './live-map.ts';
import type { Releases, ReleaseSource } from './release-source.ts';

/** What a plugin's first load may take after compression; architecture, section 11. */
const ENTRY_BUDGET = 60 * 1024;

type Manifest = NonNullable<Artefact['manifest']>;

/** Everything a plugin adds to pages. */
function contributionsOf(manifest: Manifest): readonly string[] {
  return [
    ...namesOf(manifest),
    ...manifest.slots.map(({ slot, name }) => `"${name}" in the slot "${slot}"`),
    ...manifest.guards.map(({ name }) => `guard "${name}"`),
    ...manifest.handlers.map(({ event }) => `handler of "${event}"`),
  ];
}

function apiFindings(artefact: Artefact): readonly Finding[] {
  const range = artefact.manifest?.api;
  return range === undefined || satisfiesApi({ range, version: PLUGIN_API_VERSION })
    ? []
    : [
        about(artefact, {
          severity: 'blocker',
          code: 'api_unsupported',
          message: `${artefact.id} ${artefact.version} needs plugin API ${range}, pages have ${PLUGIN_API_VERSION}: build it against that, or ship the shell first`,
        }),
      ];
}

function budgetFindings(artefact: Artefact): readonly Finding[] {
  const size = [artefact.entry, ...artefact.stylesheets].reduce(
    (sum, file) => sum + (artefact.files[file]?.size ?? 0),
    0,
  );
  return size <= ENTRY_BUDGET
    ? []
    : [
        about(artefact, {
          severity: 'blocker',
          code: 'budget_exceeded',
          message: `the entry of ${artefact.id} ${artefact.version} takes ${size} bytes, the budget is ${ENTRY_BUDGET}: load views lazily`,
        }),
      ];
}

function vanishedFindings(
  before: readonly Artefact[],
  after: readonly Artefact[],
): readonly Finding[] {
  const all = (artefacts: readonly Artefact[]) =>
    new Set(
      artefacts.flatMap(({ manifest }) =>
        manifest === undefined ? [] : contributionsOf(manifest),
      ),
    );
  const there = all(after);
  return before.flatMap((artefact) => {
    const { manifest } = artefact;
    const gone =
      manifest === undefined ? [] : contributionsOf(manifest).filter((name) => !there.has(name));
    const shown =
      gone.slice(0, 5).join(', ') + (gone.length > 5 ? ` and ${gone.length - 5} more` : '');
    return gone.length === 0
      ? []
      : [
          about(artefact, {
            severity: 'warning',
            code: 'contribution_vanishes',
            message: `pages lose of ${artefact.id}: ${shown}`,
          }),
        ];
  });
}

function mandatoryFindings(index: Releases, after: readonly Artefact[]): readonly Finding[] {
  const there = new Set(after.map(({ id }) => id));
  return index.artefacts
    .filter((one) => isMandatory(one) && !there.has(one.id))
    .map((one) =>
      about(one, {
        severity: 'blocker',
        code: 'plugin_missing',
        message: `${one.id} protects players and would be missing`,
      }),
    );
}

/** What protects players stays so in every version, and nothing else claims to. */
function protectionFindings(index: Releases, artefact: Artefact): readonly Finding[] {
  const built = index.artefacts.find(({ id }) => id === artefact.id);
  const expected = built !== undefined && isMandatory(built);
  return isMandatory(artefact) === expected
    ? []
    : [
        about(artefact, {
          severity: 'blocker',
          code: 'protection_changed',
          message: `${artefact.id} ${artefact.version} says criticality "${artefact.manifest?.criticality}", it must be "${expected ? 'mandatory' : 'optional'}"`,
        }),
      ];
}

/** Modules that a version imports and no page has. */
export function dependencyFindings(index: Releases, artefact: Artefact): readonly Finding[] {
  const known = new Set(
    index.artefacts.filter(({ kind }) => kind !== 'plugin').flatMap((one) => one.specifiers),
  );
  const lazy = Object.values(artefact.modules).flatMap(({ imports }) => imports);
  const missing = [...new Set([...artefact.dependencies, ...lazy])].filter(
    (one) => !known.has(one),
  );
  return missing.map((name) =>
    about(artefact, {
      severity: 'blocker',
      code: 'dependency_unknown',
      message: `${artefact.id} ${artefact.version} imports "${name}", which pages do not have: bundle it, or ask for it to be shared`,
    }),
  );
}

/** Versions that are named and cannot be read. */
async function unreadable(
  state: EnvironmentState,
  releases: ReleaseSource,
  index: Releases,
): Promise<readonly Finding[]> {
  const newest = new Map(index.artefacts.map((one) => [one.id, one.version]));
  const named = Object.entries(state.plugins).flatMap(([plugin, { versions = [], fallback }]) =>
    [...versions.map(({ version }) => version), ...(fallback === undefined ? [] : [fallback])]
      .filter((version) => version !== NO_VERSION && newest.get(plugin) !== version)
      .map((version) => ({ plugin, version })),
  );
  const found = await Promise.all(
    named.map(async ({ plugin, version }) => {
      const isThere = (await releases.version(plugin, version)) !== undefined;
      return isThere
        ? undefined
        : {
            severity: 'blocker' as const,
            code: 'file_missing' as const,
            plugin,
            version,
            message: `${plugin} ${version} was never published, or its files are gone`,
          };
    }),
  );
  return found.flatMap((finding) => finding ?? []);
}

function integrityFindings({ imports, integrity }: EnvironmentState): readonly Finding[] {
  return Object.entries(imports)
    .filter(([specifier, url]) => !specifier.endsWith('/') && integrity[url] === undefined)
    .map(([specifier, url]) => ({
      severity: 'warning' as const,
      code: 'integrity_missing' as const,
      message: `"${specifier}" at ${url} has no integrity: no page can check whether it was tampered with`,
    }));
}

/**
 * What a change of decisions would break. Versions new to the environment have every file hashed
 * again; names and routes are compared as visitors get them.
 */
export async function reviewRelease(input: {
  readonly index: Releases;
  readonly releases: ReleaseSource;
  readonly before: EnvironmentState;
  readonly after: EnvironmentState;
  /** Promotion addresses of before that the site's configuration redirects elsewhere. */
  readonly legacyPaths?: LegacyPaths | undefined;
}): Promise<readonly Finding[]> {
  const { index, releases, before, after, legacyPaths = {} } = input;
  const mapOf = (state: EnvironmentState) =>
    createLiveMap({ index, revision: 0, state, readVersion: releases.version });
  const [old, next] = await Promise.all([mapOf(before), mapOf(after)]);
  const keyOf = ({ id, version }: Artefact) => `${id} ${version}`;
  const known = new Set(old.artefacts.map(keyOf));
  const fresh = next.artefacts.filter((one) => !known.has(keyOf(one)));
  const damaged = await Promise.all(fresh.map((one) => releases.inspect(one)));
  const most = next.compositionOf().artefacts;
  return [
    ...(await unreadable(after, releases, index)),
    ...legacyFindings(fresh, { legacyPaths, others: most }),
    ...fresh.flatMap((one) => unheardFindings(one, most)),
    ...mandatoryFindings(index, most),
    ...fresh.flatMap(apiFindings),
    ...fresh.flatMap(budgetFindings),
    ...fresh
      .filter(({ kind }) => kind === 'plugin')
      .flatMap((one) => protectionFindings(index, one)),
    ...damaged.flatMap((faults, position) =>
      faults.map(({ file, fault }) =>
        about(fresh[position] as Artefact, {
          severity: 'blocker',
          code: fault === 'missing' ? 'file_missing' : 'file_tampered',
          message:
            fault === 'missing'
              ? `${file} of ${keyOf(fresh[position] as Artefact)} is not there`
              : `${file} of ${keyOf(fresh[position] as Artefact)} is not what was published: publish a new version`,
        }),
      ),
    ),
    ...[most, ...fresh.map((one) => most.map((other) => (other.id === one.id ? one : other)))]
      .flatMap(clashFindings)
      .filter(
        (finding, position, all) =>
          all.findIndex(({ message }) => message === finding.message) === position,
      ),
    ...vanishedFindings(old.compositionOf().artefacts, most),
    ...integrityFindings(after),
  ];
}
