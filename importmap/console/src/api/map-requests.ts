import {
  ChangeAnswer,
  DiffAnswer,
  EnvironmentsAnswer,
  HistoryAnswer,
  OpenPagesAnswer,
  OverrideAnswer,
  type OverrideRequest,
  OverridesAnswer,
  PluginHealthAnswer,
  ServicesAnswer,
  StateAnswer,
  type StateChange,
  VersionsAnswer,
} from '@touchline/contracts/releases';
import { type Call, call } from './call.ts';
import { addressOf } from './query.ts';

const MAP = '/import-map-service';
const nothing = { parse: () => undefined };

type Polling = Pick<Call<unknown>, 'isPolling'>;

/** A version that can be rolled out, and since when it is there. */
export interface KnownVersion {
  readonly version: string;
  readonly madeAt: string;
}

export interface HistorySearch {
  readonly plugin?: string | undefined;
  readonly actor?: string | undefined;
  /** What the reason contains. */
  readonly text?: string | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** A release, or what is tried of one, against the revision it was thought out for. */
export interface ChangeCommand {
  readonly changes: readonly StateChange[];
  readonly reason: string;
  readonly dryRun: boolean;
  readonly revision: number;
}

/** The requests to the import-map service about one environment. */
export type MapRequests = ReturnType<typeof createMapRequests>;

/** The names of the environments, the server's own first. */
export async function readEnvironments(options: Polling = {}): Promise<readonly string[]> {
  const path = `${MAP}/environments`;
  const { environments } = await call({ path, answer: EnvironmentsAnswer, ...options });
  return environments
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .flatMap(({ name }) => (name === 'default' ? [] : [name]));
}

/** What can be rolled out of a plugin, newest first: what its team published and what was built. */
export async function readVersions(plugin: string): Promise<readonly KnownVersion[]> {
  const path = `${MAP}/plugins/${encodeURIComponent(plugin)}/versions`;
  const { versions, built } = await call({ path, answer: VersionsAnswer });
  return [
    ...versions.map(({ version, publishedAt }) => ({ version, madeAt: publishedAt })),
    ...built.map(({ version, builtAt }) => ({ version, madeAt: builtAt })),
  ].toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}

/** Creates the requests about an environment; undefined is the server's own. */
export function createMapRequests(env: string | undefined) {
  const at = (path: string, values: Parameters<typeof addressOf>[1] = {}) =>
    addressOf(`${MAP}${path}`, { env, ...values });
  return {
    /** Undefined for the server's own. */
    environment: env,
    services: (options: Polling = {}) =>
      call({ path: at('/services'), answer: ServicesAnswer, ...options }),
    state: (options: Polling = {}) => call({ path: at('/state'), answer: StateAnswer, ...options }),
    /** Makes a release, or tries what it would do. @throws CallError `revision_stale`, `release_refused` */
    change: ({ revision, ...body }: ChangeCommand) =>
      call({
        path: at('/changes'),
        method: 'POST',
        body,
        ifMatch: String(revision),
        answer: ChangeAnswer,
      }),
    /** How every version has fared over the last minutes. */
    health: ({ minutes, ...how }: Polling & { readonly minutes: number }) =>
      call({ path: at('/plugin-health', { minutes }), answer: PluginHealthAnswer, ...how }),
    /** How many pages are open, and on which versions. */
    openPages: (options: Polling = {}) =>
      call({ path: at('/open-pages'), answer: OpenPagesAnswer, ...options }),
    history: (search: HistorySearch) =>
      call({ path: at('/history', { ...search }), answer: HistoryAnswer }),
    difference: (between: { readonly from: number; readonly to: number }) =>
      call({ path: at('/diff', between), answer: DiffAnswer }),
    /** Makes a link that gives one browser a version. @throws CallError `release_refused`, … */
    makeOverride: (body: OverrideRequest) =>
      call({ path: at('/overrides'), method: 'POST', body, answer: OverrideAnswer }),
    /** The valid links, the newest first. */
    overrides: async () => {
      const { overrides } = await call({ path: at('/overrides'), answer: OverridesAnswer });
      const now = Date.now();
      return overrides.filter(
        ({ isRevoked, expiresAt }) => !isRevoked && Date.parse(expiresAt) > now,
      );
    },
    endOverride: (id: string) =>
      call({
        path: at(`/overrides/${encodeURIComponent(id)}`),
        method: 'DELETE',
        answer: nothing,
      }),
  };
}
