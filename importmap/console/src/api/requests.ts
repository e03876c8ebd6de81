import {
  ChangeAnswer,
  ConfigurationGroupAnswer,
  ConfigurationGroupsAnswer,
  ConfigurationHistoryAnswer,
  DiffAnswer,
  HistoryAnswer,
  OpenPagesAnswer,
  OperatorSession,
  OverrideAnswer,
  type OverrideRequest,
  OverridesAnswer,
  PluginHealthAnswer,
  ServicesAnswer,
  StateAnswer,
  type StateChange,
  VersionsAnswer,
} from '@touchline/contracts';
import { type Call, call } from './call.ts';

const MAP = '/import-map-service';
const CONFIGURATION = '/bff-api/config';
const SESSION = '/operator/session';
const nothing = { parse: () => undefined };
const anything = { parse: (value: unknown) => value as Readonly<Record<string, unknown>> };

function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

type Polling = Pick<Call<unknown>, 'isPolling'>;

/** Whether somebody is signed in, and until when. */
export function readSession() {
  return call({ path: SESSION, answer: OperatorSession, isPolling: true });
}

/** @throws CallError `credentials_wrong`, `rate_limited` */
export function signIn(token: string) {
  return call({ path: SESSION, method: 'POST', body: { token }, answer: OperatorSession });
}

export function signOut() {
  return call({ path: SESSION, method: 'DELETE', answer: nothing });
}

export function readServices(options: Polling = {}) {
  return call({ path: `${MAP}/services`, answer: ServicesAnswer, ...options });
}

export function readState(options: Polling = {}) {
  return call({ path: `${MAP}/state`, answer: StateAnswer, ...options });
}

/** A version that can be rolled out, and since when it is there. */
export interface KnownVersion {
  readonly version: string;
  readonly madeAt: string;
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

/** Makes a release, or tries what it would do. @throws CallError `revision_stale`, `release_refused` */
export function sendChange(command: {
  readonly changes: readonly StateChange[];
  readonly reason: string;
  readonly dryRun: boolean;
  readonly revision: number;
}) {
  const { revision, ...body } = command;
  const path = `${MAP}/changes`;
  return call({ path, method: 'POST', body, ifMatch: String(revision), answer: ChangeAnswer });
}

/** Makes a link that gives one browser a version. @throws CallError `release_refused`, … */
export function makeOverride(body: OverrideRequest) {
  return call({ path: `${MAP}/overrides`, method: 'POST', body, answer: OverrideAnswer });
}

/** The links that hold, the newest first. */
export async function readOverrides() {
  const { overrides } = await call({ path: `${MAP}/overrides`, answer: OverridesAnswer });
  const now = Date.now();
  return overrides.filter(({ isRevoked, expiresAt }) => !isRevoked && Date.parse(expiresAt) > now);
}

export function endOverride(id: string) {
  const path = `${MAP}/overrides/${encodeURIComponent(id)}`;
  return call({ path, method: 'DELETE', answer: nothing });
}

/** How every version has fared over the last minutes. */
export function readHealth(options: Polling & { readonly minutes: number }) {
  const { minutes, ...how } = options;
  return call({
    path: `${MAP}/plugin-health?${query({ minutes })}`,
    answer: PluginHealthAnswer,
    ...how,
  });
}

/** How many pages are open, and on which versions. */
export function readOpenPages(options: Polling = {}) {
  return call({ path: `${MAP}/open-pages`, answer: OpenPagesAnswer, ...options });
}

export interface HistorySearch {
  readonly plugin?: string | undefined;
  readonly actor?: string | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

export function readHistory(search: HistorySearch) {
  return call({ path: `${MAP}/history?${query({ ...search })}`, answer: HistoryAnswer });
}

export function readDifference(between: { readonly from: number; readonly to: number }) {
  return call({ path: `${MAP}/diff?${query(between)}`, answer: DiffAnswer });
}

export function readGroups() {
  return call({ path: `${CONFIGURATION}/groups`, answer: ConfigurationGroupsAnswer });
}

export function readGroup(name: string) {
  const path = `${CONFIGURATION}/group/${encodeURIComponent(name)}`;
  return call({ path, answer: ConfigurationGroupAnswer });
}

/** What became of a group, newest first. */
export function readGroupHistory({
  name,
  limit,
}: {
  readonly name: string;
  readonly limit: number;
}) {
  const path = `${CONFIGURATION}/group/${encodeURIComponent(name)}/history?${query({ limit })}`;
  return call({ path, answer: ConfigurationHistoryAnswer });
}

/** Changes a group, or tries it. @throws CallError `revision_stale`, `validation_failed` */
export function sendGroup(command: {
  readonly name: string;
  /** RFC 7396. */
  readonly patch: object;
  readonly revision: string;
  readonly dryRun: boolean;
  readonly reason: string;
}) {
  const { name, patch, revision, dryRun, reason } = command;
  const path = `${CONFIGURATION}/group/${encodeURIComponent(name)}?${query({ dryRun: String(dryRun), reason })}`;
  return call({ path, method: 'PATCH', body: patch, ifMatch: revision, answer: anything });
}
