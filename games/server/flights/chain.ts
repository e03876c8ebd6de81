import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store.ts';

/** A chain of hashes: each is SHA-256 of the text of the one after it, and the last one made is published first. */
export interface Chain {
  readonly id: number;
  /** How many flights it decides. */
  readonly length: number;
  /** Hashes between two that are stored. */
  readonly spacing: number;
  /** The end of the chain; null until it is made. */
  readonly published: string | null;
  /** A public value that was fixed after the end was published; null until then. */
  readonly salt: string | null;
  /** Who has fixed it. */
  readonly salted_by: 'operator' | 'house' | null;
}

/** What decides one flight. */
export interface Link {
  readonly chain: number;
  /** From 1: so often hashed it is the published end. */
  readonly number: number;
  readonly hash: string;
  readonly salt: string;
}

/** Of `salt`: the operator fixes it later, after having read the published end. */
const SALT_LATER = 'later';

const SECRET_BYTES = 32;

/** The hash before another one. */
function before(hash: string): string {
  return createHash('sha256').update(hash).digest('hex');
}

function back(hash: string, steps: number): string {
  let at = hash;
  for (let step = 0; step < steps; step += 1) {
    at = before(at);
  }
  return at;
}

/**
 * The chains that flights are decided by, one after another. A chain is made from its secret end in slices, so that a
 * long one holds nothing up, and every so many hashes one is stored: a process that is killed goes on from there.
 */
export function createChains(options: {
  readonly store: Store;
  /** Flights that a new chain decides. */
  readonly length: number;
  /** Undefined: the house draws it once the end is published. */
  readonly salt: string | undefined;
}): {
  /** The chain of the next flight; undefined before the first one is begun. */
  readonly current: () => Chain | undefined;
  /** Goes on making the chain, for some milliseconds. @returns what decides the next flight, once there is one */
  readonly next: (budget: number) => Link | undefined;
  /** The published end of the chain that a flight is of. */
  readonly publishedOf: (chain: number) => string | undefined;
} {
  const { store, length } = options;

  const current = () =>
    store.prepare('SELECT * FROM chain ORDER BY id DESC LIMIT 1').get() as Chain | undefined;
  const lastFlight = (chain: number) =>
    (
      store.prepare('SELECT max(number) AS last FROM flight WHERE chain_id = ?').get(chain) as {
        last: number | null;
      }
    ).last ?? 0;

  function add(): Chain {
    const spacing = Math.ceil(Math.sqrt(length));
    store.transaction(() => {
      const { id } = store
        .prepare('INSERT INTO chain (length, spacing) VALUES (?, ?) RETURNING id')
        .get(length, spacing) as { id: number };
      mark(id, length, randomBytes(SECRET_BYTES).toString('hex'));
    })();
    return current() as Chain;
  }

  function mark(chain: number, at: number, hash: string): void {
    store
      .prepare('INSERT INTO chain_mark (chain_id, at, hash) VALUES (?, ?, ?)')
      .run(chain, at, hash);
  }

  /** Makes hashes down to the next one that is stored. @returns where the chain has got to */
  function makeSome({ id, spacing }: Chain): number {
    const lowest = store
      .prepare('SELECT at, hash FROM chain_mark WHERE chain_id = ? ORDER BY at LIMIT 1')
      .get(id) as { at: number; hash: string };
    const at = lowest.at % spacing === 0 ? lowest.at - spacing : lowest.at - (lowest.at % spacing);
    const hash = back(lowest.hash, lowest.at - at);
    if (at === 0) {
      store.prepare('UPDATE chain SET published = ? WHERE id = ?').run(hash, id);
    } else {
      mark(id, at, hash);
    }
    return at;
  }

  /** Fixes the salt of a chain whose end is published; one that an earlier chain had was known too early. */
  function fixSalt({ id }: Chain): void {
    const { salt } = options;
    if (salt === SALT_LATER) {
      return;
    }
    const isUsed =
      salt !== undefined &&
      store.prepare('SELECT 1 FROM chain WHERE salt = ?').get(salt) !== undefined;
    if (!isUsed) {
      store
        .prepare('UPDATE chain SET salt = ?, salted_by = ? WHERE id = ?')
        .run(
          salt ?? randomBytes(SECRET_BYTES).toString('hex'),
          salt === undefined ? 'house' : 'operator',
          id,
        );
    }
  }

  function hashAt(chain: number, number: number): string {
    const mark = store
      .prepare('SELECT at, hash FROM chain_mark WHERE chain_id = ? AND at >= ? ORDER BY at LIMIT 1')
      .get(chain, number) as { at: number; hash: string };
    return back(mark.hash, mark.at - number);
  }

  return {
    current,
    publishedOf: (chain) =>
      (
        store.prepare('SELECT published FROM chain WHERE id = ?').get(chain) as
          | { published: string | null }
          | undefined
      )?.published ?? undefined,
    next: (budget) => {
      let chain = current() ?? add();
      let number = lastFlight(chain.id) + 1;
      if (number > chain.length) {
        chain = add();
        number = 1;
      }
      if (chain.published === null) {
        const until = performance.now() + budget;
        let isMade = false;
        store.transaction(() => {
          do {
            isMade = makeSome(chain) === 0;
          } while (!isMade && performance.now() < until);
        })();
        return undefined;
      }
      if (chain.salt === null) {
        fixSalt(chain);
        return undefined;
      }
      return { chain: chain.id, number, hash: hashAt(chain.id, number), salt: chain.salt };
    },
  };
}
