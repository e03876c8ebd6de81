import { randomBytes } from 'node:crypto';
import { hashOfSeed } from '../rules/fair.ts';
import type { SeedRow } from './rows.ts';
import type { Store } from './store.ts';

/** What a player sees of the seeds that decide their rounds. */
export interface ShownSeeds {
  readonly hash: string;
  readonly client: string;
  /** Rounds that these seeds have decided. */
  readonly nonce: number;
  /** Of the seed after this one, fixed before the player chooses their own for it. */
  readonly nextHash: string;
}

const SERVER_BYTES = 32;
const CLIENT_BYTES = 8;

function find(store: Store, owner: string, state: SeedRow['state']): SeedRow | undefined {
  return store.prepare('SELECT * FROM seed WHERE owner = ? AND state = ?').get(owner, state) as
    | SeedRow
    | undefined;
}

function add(store: Store, owner: string, state: 'next' | 'current'): SeedRow {
  const server = randomBytes(SERVER_BYTES).toString('hex');
  const client = randomBytes(CLIENT_BYTES).toString('hex');
  store
    .prepare('INSERT INTO seed (owner, server, client, state) VALUES (?, ?, ?, ?)')
    .run(owner, server, client, state);
  return find(store, owner, state) as SeedRow;
}

/** The seeds of an owner, made with their first use. */
export function currentSeed(store: Store, owner: string): SeedRow {
  return find(store, owner, 'current') ?? add(store, owner, 'current');
}

export function shownSeeds(store: Store, owner: string): ShownSeeds {
  const { server, client, nonce } = currentSeed(store, owner);
  const next = find(store, owner, 'next') ?? add(store, owner, 'next');
  return { hash: hashOfSeed(server), client, nonce, nextHash: hashOfSeed(next.server) };
}

/** Takes the next round of the current seeds. */
export function takeNonce(store: Store, owner: string): SeedRow {
  const seed = currentSeed(store, owner);
  store.prepare('UPDATE seed SET nonce = nonce + 1 WHERE id = ?').run(seed.id);
  return seed;
}

/**
 * Reveals the current server seed; the one whose hash was shown takes its place, with the player's new seed.
 * @returns what was revealed; undefined while a round on it is not finished
 */
export function rotateSeeds(
  store: Store,
  owner: string,
  client: string,
): { readonly server: string; readonly client: string; readonly rounds: number } | undefined {
  const rotate = store.transaction(() => {
    const seed = currentSeed(store, owner);
    const open = store
      .prepare(`SELECT 1 FROM round WHERE seed_id = ? AND phase IN ('staking', 'open')`)
      .get(seed.id);
    if (open !== undefined) {
      return undefined;
    }
    const next = find(store, owner, 'next') ?? add(store, owner, 'next');
    store.prepare(`UPDATE seed SET state = 'revealed' WHERE id = ?`).run(seed.id);
    store
      .prepare(`UPDATE seed SET state = 'current', client = ? WHERE id = ?`)
      .run(client, next.id);
    add(store, owner, 'next');
    return { server: seed.server, client: seed.client, rounds: seed.nonce };
  });
  return rotate();
}
