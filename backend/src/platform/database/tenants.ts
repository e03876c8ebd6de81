import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attemptName } from './attempt-name.ts';
import { hasEnded, startedAt } from './process-state.ts';

/** This process's claim on a shared server. */
export interface Tenancy {
  /** Releases the claim. @returns whether another one remains */
  leave(): { readonly othersRemain: boolean };
}

function isHeld(folder: string, name: string): boolean {
  const pid = Number.parseInt(name, 10);
  try {
    return !hasEnded(pid) && readFileSync(join(folder, name), 'utf8') === startedAt(pid);
  } catch {
    return false;
  }
}

/**
 * Claims a server for this process. Several processes may share one; the last to leave stops it.
 * Claims of killed processes are cleared away. All synchronous, so that between the check of the
 * others and the stop signal no claim can slip in unseen.
 */
export function enter(folder: string): Tenancy {
  const own = attemptName();
  writeFileSync(join(folder, own), startedAt(process.pid));
  return {
    leave: () => {
      rmSync(join(folder, own), { force: true });
      let othersRemain = false;
      for (const name of readdirSync(folder)) {
        if (isHeld(folder, name)) {
          othersRemain = true;
        } else {
          rmSync(join(folder, name), { force: true });
        }
      }
      return { othersRemain };
    },
  };
}
