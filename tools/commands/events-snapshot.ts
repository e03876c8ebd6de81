import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EVENT_SNAPSHOT,
  type EventSnapshot,
  incompatibilities,
  readCatalogue,
} from '../checks/event-catalogue.ts';
import { projectRoot } from '../project-root.ts';

/** Writes the event catalogue down, unless that would hide what breaks others. Answers the exit code. */
export function writeEventSnapshot(write: (text: string) => void): number {
  const file = join(projectRoot(), EVENT_SNAPSHOT);
  const now = readCatalogue();
  const problems = incompatibilities(JSON.parse(readFileSync(file, 'utf8')) as EventSnapshot, now);
  if (problems.length > 0) {
    write(`${problems.join('\n')}\n`);
    return 1;
  }
  writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`);
  write(`${EVENT_SNAPSHOT} holds ${Object.keys(now).length} events\n`);
  return 0;
}
