import { EventEmitter, once } from 'node:events';
import type { Pool, PoolClient } from 'pg';

/** How an act ended: refused with a code, or failed with something that is no refusal. */
export type Ending = { readonly value: unknown } | { readonly error: unknown };

/**
 * One of the acts that run side by side. Each of its queries is a step and waits for its turn, so
 * that the owner of the lane decides what happens between any two of them.
 */
export interface Lane {
  /** What the act is given in place of the database. */
  readonly pool: Pool;
  /** A step that does not use the database, e.g. the delay of a live bet. */
  readonly pause: () => Promise<void>;
  readonly start: (act: () => Promise<unknown>) => void;
  /** `ready`: the next step waits for its turn; `running`: a step is under way. */
  readonly state: () => 'ready' | 'running' | 'ended';
  /** Lets the next step go. */
  readonly step: () => void;
  /** Backends that work for the act at this moment. */
  readonly backends: () => readonly number[];
  /** Resolves with the next change of the state. */
  readonly changed: (signal: AbortSignal) => Promise<unknown>;
  readonly ending: () => Ending | undefined;
}

/** No one else can see it: what follows it in the transaction takes the snapshots and the locks. */
const UNSEEN = /^(?:BEGIN|ROLLBACK)/;

interface Connected extends PoolClient {
  /** Set by the driver; its types leave it out. */
  readonly processID: number;
}

/** Makes a lane on its own connections. */
export function createLane(connections: Pool): Lane {
  const changes = new EventEmitter();
  const waiting: (() => void)[] = [];
  const working: number[] = [];
  /** Steps that were released and have not ended. */
  let active = 0;
  let ending: Ending | undefined;

  async function turn(): Promise<void> {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      changes.emit('change');
    });
  }

  async function run(client: PoolClient, parameters: readonly unknown[]): Promise<unknown> {
    const [statement] = parameters;
    const isStep = typeof statement !== 'string' || !UNSEEN.test(statement);
    if (isStep) {
      await turn();
    }
    const { processID } = client as Connected;
    working.push(processID);
    try {
      return await Reflect.apply(client.query, client, parameters);
    } finally {
      working.splice(working.indexOf(processID), 1);
      active -= isStep ? 1 : 0;
      changes.emit('change');
    }
  }

  function stepped(client: PoolClient): PoolClient {
    return new Proxy(client, {
      get: (target, name) => {
        if (name === 'query') {
          return (...parameters: readonly unknown[]) => run(target, parameters);
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  const pool = new Proxy(connections, {
    get: (target, name) => {
      if (name === 'connect') {
        return async () => stepped(await target.connect());
      }
      if (name === 'query') {
        return async (...parameters: readonly unknown[]) => {
          const client = await target.connect();
          try {
            return await run(client, parameters);
          } finally {
            client.release();
          }
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  return {
    pool,
    pause: async () => {
      await turn();
      active -= 1;
    },
    start: (act) => {
      ending = undefined;
      act()
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        .then((ended) => {
          ending = ended;
          changes.emit('change');
        });
    },
    state: () => {
      if (ending !== undefined) {
        return 'ended';
      }
      return waiting.length > 0 && active === 0 ? 'ready' : 'running';
    },
    step: () => {
      const next = waiting.shift();
      active += next === undefined ? 0 : 1;
      next?.();
    },
    backends: () => working,
    changed: (signal) => once(changes, 'change', { signal }),
    ending: () => ending,
  };
}
