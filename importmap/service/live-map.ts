import {
  type Artefact,
  type Composition,
  type EnvironmentState,
  NO_VERSION,
  type ServiceState,
} from '@touchline/contracts/releases';
import { chooseVersion } from '@touchline/domain/releases';
import { compose, describeServices } from './compose.ts';
import type { Releases } from './release-source.ts';

/** One live version of a plugin, read; without an artefact it is the share that goes without. */
export interface LiveVersion {
  readonly version: string;
  readonly weight: number;
  readonly artefact?: Artefact;
}

/** What an environment serves at a moment. */
export interface LiveMap {
  readonly revision: number;
  readonly state: EnvironmentState;
  /** Changes whenever what any visitor gets does. */
  readonly release: string;
  readonly services: readonly ServiceState[];
  /** Every live version of every package. */
  readonly artefacts: readonly Artefact[];
  /** What one visitor gets; without a visitor, what most get. */
  readonly compositionOf: (visitor?: string | undefined) => Composition;
  /** The same with one artefact in the place of its plugin's live one, on whatever was decided. */
  readonly compositionWith: (artefact: Artefact, visitor: string | undefined) => Composition;
}

/** More rollouts at a time than any site has; each combination is composed once. */
const KEPT = 256;

/** Reads a published version. */
export type ReadVersion = (id: string, version: string) => Promise<Artefact | undefined>;

async function liveVersions(
  newest: Artefact,
  { plugins }: EnvironmentState,
  readVersion: ReadVersion,
): Promise<readonly LiveVersion[]> {
  const { versions = [], fallback } = plugins[newest.id] ?? {};
  const read = async (version: string) =>
    version === newest.version ? newest : readVersion(newest.id, version);
  const spare = async () => (fallback === undefined ? undefined : await read(fallback));
  return await Promise.all(
    versions.map(async ({ version, weight }) => {
      if (version === NO_VERSION) {
        return { version, weight };
      }
      const artefact = (await read(version)) ?? (await spare()) ?? newest;
      return { version: artefact.version, weight, artefact };
    }),
  );
}

/** Reads what decisions name and prepares what every visitor gets from it. */
export async function createLiveMap(input: {
  readonly index: Releases;
  readonly revision: number;
  readonly state: EnvironmentState;
  readonly readVersion: ReadVersion;
}): Promise<LiveMap> {
  const { index, revision, state, readVersion } = input;
  const { published = [] } = index;
  const live = new Map<string, readonly LiveVersion[]>();
  const ofPages = index.artefacts.filter(({ kind }) => kind !== 'console');
  for (const newest of [...ofPages, ...published]) {
    const chosen = newest.kind === 'plugin' ? await liveVersions(newest, state, readVersion) : [];
    // What a team publishes is on no page before it is released.
    const isHeldBack = published.includes(newest) && state.plugins[newest.id] === undefined;
    const stable = isHeldBack ? [] : [{ version: newest.version, weight: 100, artefact: newest }];
    live.set(newest.id, chosen.length > 0 ? chosen : stable);
  }
  const rolledOut = [...live].filter(([, versions]) => versions.length > 1);
  const compositions = new Map<string, Composition>();

  function compositionOf(visitor?: string): Composition {
    const artefactOf = (plugin: string, versions: readonly LiveVersion[]) =>
      chooseVersion({ plugin, versions, visitor })?.artefact;
    const key = rolledOut
      .map(([plugin, versions]) => artefactOf(plugin, versions)?.version)
      .join(' ');
    const known = compositions.get(key);
    if (known !== undefined) {
      return known;
    }
    const artefacts = [...live].flatMap(([plugin, versions]) => artefactOf(plugin, versions) ?? []);
    const composition = compose({ artefacts, criticalCss: index.criticalCss, state });
    if (compositions.size >= KEPT) {
      compositions.clear();
    }
    compositions.set(key, composition);
    return composition;
  }

  function compositionWith(artefact: Artefact, visitor: string | undefined): Composition {
    const { artefacts } = compositionOf(visitor);
    const isThere = artefacts.some(({ id }) => id === artefact.id);
    const imports = Object.entries(state.imports).filter(
      ([specifier]) => !artefact.specifiers.includes(specifier),
    );
    return compose({
      artefacts: isThere
        ? artefacts.map((one) => (one.id === artefact.id ? artefact : one))
        : [...artefacts, artefact],
      criticalCss: index.criticalCss,
      state: {
        ...state,
        plugins: { ...state.plugins, [artefact.id]: { enabled: true } },
        imports: Object.fromEntries(imports),
      },
    });
  }

  /** What operators see: the version that most have, else the one that some or none have yet. */
  const shown = [...index.artefacts, ...published].map((newest) => {
    const versions = live.get(newest.id) ?? [];
    const real = versions.filter(({ artefact }) => artefact !== undefined);
    return chooseVersion({ plugin: newest.id, versions: real })?.artefact ?? newest;
  });
  const most = compositionOf();
  const shares = rolledOut.map(([plugin, versions]) => [
    plugin,
    versions.map(({ version, weight }) => [version, weight]),
  ]);
  return {
    revision,
    state,
    release: shares.length === 0 ? most.release : `${most.release}-${revision}`,
    services: describeServices({
      artefacts: shown,
      state,
      versions: new Map(
        [...live].map(([plugin, versions]) => [
          plugin,
          versions.map(({ version, weight }) => ({ version, weight })),
        ]),
      ),
    }),
    artefacts: [...live.values()].flatMap((versions) =>
      versions.flatMap(({ artefact }) => artefact ?? []),
    ),
    compositionOf,
    compositionWith,
  };
}
