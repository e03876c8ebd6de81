import type { Pool } from 'pg';
import type { Ending, Lane } from './lane.ts';

/**
 * Which of two acts runs when: the first makes a number of steps, then the other, and so
 * forth; after the last number each runs to its end.
 */
export interface Schedule {
  readonly first: 0 | 1;
  readonly runs: readonly number[];
}

export interface Interleaved {
  readonly endings: readonly [Ending, Ending];
  /** Steps that each act made. */
  readonly steps: readonly [number, number];
}

/** Most steps have ended by then; only one that takes longer is worth a check of what it waits for. */
const ASK_AFTER_MS = 3;

/** A lock that neither act can still release must be released by then by its holder. */
const RELEASED_WITHIN_MS = 30_000;

/** Those of the backends that wait for a lock. */
async function blockedBackends(
  monitor: Pool,
  backends: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await monitor.query<{ pid: number }>({
    name: 'interleaving.blocked',
    text: `SELECT pid FROM unnest($1::int[]) AS pid WHERE cardinality(pg_blocking_pids(pid)) > 0`,
    values: [backends],
  });
  return new Set(rows.map(({ pid }) => pid));
}

/** Who blocks the backends, and what each of those did last. */
async function describeBlockers(monitor: Pool, backends: readonly number[]): Promise<string> {
  const { rows } = await monitor.query<{ found: string }>({
    text: `SELECT concat_ws(' ', backend_type, state, query) AS found FROM pg_stat_activity
           WHERE pid IN (SELECT unnest(pg_blocking_pids(pid)) FROM unnest($1::int[]) AS pid)`,
    values: [backends],
  });
  return rows.map(({ found }) => found).join('; ') || 'nobody';
}

async function untilChanged(lanes: readonly Lane[]): Promise<void> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), ASK_AFTER_MS);
  try {
    await Promise.race(lanes.map((lane) => lane.changed(end.signal)));
  } catch {
    // It took longer: the caller queries the database why.
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

/** Resolves when no act can continue without a step or a lock of the other one. */
async function untilStill(monitor: Pool, lanes: readonly Lane[]): Promise<void> {
  const isRunning = (lane: Lane) => lane.state() === 'running';
  const giveUpAt = performance.now() + RELEASED_WITHIN_MS;
  for (;;) {
    const running = lanes.filter(isRunning);
    if (running.length === 0) {
      return;
    }
    await untilChanged(running);
    const left = lanes.filter(isRunning);
    const backends = left.map((lane) => [...lane.backends()]);
    const blocked = await blockedBackends(monitor, backends.flat());
    const isStuck = left.every((lane, at) => {
      const asked = backends[at] ?? [];
      return isRunning(lane) && asked.some((pid) => blocked.has(pid));
    });
    // Where the other act pauses, it may have the lock. Else it is a vacuum's or a commit's that is about to
    // release it; of two acts that wait for each other the database ends one.
    if (isStuck && lanes.some((lane) => lane.state() === 'ready')) {
      return;
    }
    if (isStuck && performance.now() > giveUpAt) {
      throw new Error(
        `an act waits for a lock of ${await describeBlockers(monitor, backends.flat())}`,
      );
    }
  }
}

/**
 * Runs two acts step by step in the order of a schedule. One that waits for a lock of the other lets
 * it continue until the lock is free, as the database would.
 */
export async function interleave(
  { monitor, lanes }: { readonly monitor: Pool; readonly lanes: readonly [Lane, Lane] },
  {
    acts,
    schedule,
  }: {
    readonly acts: readonly [() => Promise<unknown>, () => Promise<unknown>];
    readonly schedule: Schedule;
  },
): Promise<Interleaved> {
  const steps: [number, number] = [0, 0];
  const runs = [...schedule.runs];
  let current = schedule.first;
  let left = runs.shift() ?? Infinity;
  lanes[0].start(acts[0]);
  lanes[1].start(acts[1]);
  for (;;) {
    await untilStill(monitor, lanes);
    if (lanes[0].state() !== 'ready' && lanes[1].state() !== 'ready') {
      break;
    }
    if (left === 0 || lanes[current].state() !== 'ready') {
      current = current === 0 ? 1 : 0;
      left = runs.shift() ?? Infinity;
    }
    if (lanes[current].state() === 'ready') {
      lanes[current].step();
      steps[current] += 1;
      left -= 1;
    }
  }
  const [one, other] = [lanes[0].ending(), lanes[1].ending()];
  if (one === undefined || other === undefined) {
    throw new Error('an act waits for a lock that no act is left to release');
  }
  return { endings: [one, other], steps };
}

/** Every schedule of two acts with at most this number of switches before an act has ended. */
export function schedulesOf(
  steps: readonly [number, number],
  switches: number,
): readonly Schedule[] {
  function runsFrom(at: 0 | 1, made: readonly [number, number], more: number): number[][] {
    const open = steps[at] - made[at];
    if (more === 0 || open <= 1) {
      return [[]];
    }
    const other = at === 0 ? 1 : 0;
    const found: number[][] = [[]];
    for (let run = 1; run < open; run += 1) {
      const next: [number, number] = [...made];
      next[at] += run;
      for (const rest of runsFrom(other, next, more - 1)) {
        found.push([run, ...rest]);
      }
    }
    return found;
  }
  return ([0, 1] as const).flatMap((first) =>
    runsFrom(first, [0, 0], switches).map((runs) => ({ first, runs })),
  );
}
