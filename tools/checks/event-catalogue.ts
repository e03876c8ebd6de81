import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUS_EVENTS } from '@touchline/contracts/plugins';
import * as z from 'zod/mini';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';
import { compareSchemas, type JsonSchema } from './compare-schemas.ts';

/** The catalogue as it was last written down. */
export const EVENT_SNAPSHOT = 'shared/contracts/events.snapshot.json';
const UPDATE = 'npm run events-snapshot -w tools';

export interface SnapshotEvent {
  readonly version: number;
  readonly replay: boolean;
  readonly schema: JsonSchema;
}
export type EventSnapshot = Readonly<Record<string, SnapshotEvent>>;

/** The catalogue of the code as data. */
export function readCatalogue(): EventSnapshot {
  return Object.fromEntries(
    Object.entries(BUS_EVENTS).map(([name, { version, replay, schema }]) => {
      const { $schema: _, ...rest } = z.toJSONSchema(schema, {
        unrepresentable: 'any',
      }) as JsonSchema & { $schema?: string };
      return [name, { version, replay, schema: rest }];
    }),
  );
}

/**
 * What of today's catalogue would break plugins that were built against the one written down: an event
 * that is gone, a payload that lost or narrowed a field, each without a new version.
 */
export function incompatibilities(before: EventSnapshot, now: EventSnapshot): readonly string[] {
  return Object.entries(before).flatMap(([name, old]) => {
    const event = now[name];
    if (event === undefined) {
      return [`"${name}" is gone: plugins that are live still emit or subscribe to it`];
    }
    if (event.version < old.version) {
      return [`"${name}" went back from version ${old.version} to ${event.version}`];
    }
    if (event.version > old.version) {
      return [];
    }
    return [
      ...(event.replay === old.replay
        ? []
        : [`"${name}" ${event.replay ? 'is now' : 'is no longer'} replayed`]),
      ...compareSchemas(old.schema, event.schema).map((change) => `"${name}": ${change}`),
    ].map((problem) => `${problem}; raise its version from ${old.version}`);
  });
}

/** Nothing of the event catalogue changes for the plugins that are live without a new version. */
export function checkEventCatalogue(): CheckResult {
  const text = readFileSync(join(projectRoot(), EVENT_SNAPSHOT), 'utf8');
  const now = readCatalogue();
  const broken = incompatibilities(JSON.parse(text) as EventSnapshot, now);
  const isWritten = JSON.stringify(JSON.parse(text)) === JSON.stringify(now);
  return {
    problems:
      broken.length > 0 || isWritten
        ? broken
        : [`the catalogue differs from ${EVENT_SNAPSHOT}, compatibly: run "${UPDATE}"`],
    detail: `${Object.keys(now).length} events`,
  };
}
