import {
  ConfigurationGroupAnswer,
  ConfigurationGroupsAnswer,
  ConfigurationHistoryAnswer,
} from '@touchline/contracts/operator';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const CONFIGURATION = '/bff-api/config';
const anything = { parse: (value: unknown) => value as Readonly<Record<string, unknown>> };
const groupPath = (name: string) => `${CONFIGURATION}/group/${encodeURIComponent(name)}`;

export function readGroups() {
  return call({ path: `${CONFIGURATION}/groups`, answer: ConfigurationGroupsAnswer });
}

export function readGroup(name: string) {
  return call({ path: groupPath(name), answer: ConfigurationGroupAnswer });
}

/** The history of a group, newest first. */
export function readGroupHistory({
  name,
  limit,
}: {
  readonly name: string;
  readonly limit: number;
}) {
  const path = addressOf(`${groupPath(name)}/history`, { limit });
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
  const path = addressOf(groupPath(name), { dryRun: String(dryRun), reason });
  return call({ path, method: 'PATCH', body: patch, ifMatch: revision, answer: anything });
}
