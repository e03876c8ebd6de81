import Database from 'libsql';

/** One connection to the games' own file. */
export type Store = InstanceType<typeof Database>;

/** What the games remember. Money is in minor units; times are milliseconds since epoch. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS session (
    id TEXT PRIMARY KEY,
    -- Of the single-use code of the address, and of the key that the game's page gets for it.
    code_digest TEXT NOT NULL UNIQUE,
    code_expires_at INTEGER NOT NULL,
    key_digest TEXT UNIQUE,
    game TEXT NOT NULL,
    -- The wallet's user, or the session itself for a demo.
    owner TEXT NOT NULL,
    -- What the wallet knows the player by; NULL for a demo.
    token TEXT,
    currency TEXT NOT NULL,
    -- Of a demo alone: others have their money in the wallet.
    balance INTEGER,
    language TEXT NOT NULL,
    -- The page that shows the game in a frame.
    host TEXT NOT NULL,
    opened_at INTEGER NOT NULL
  ) STRICT;
  -- Of sessions whose rounds must take a time.
  CREATE TABLE IF NOT EXISTS session_pace (
    session_id TEXT PRIMARY KEY REFERENCES session (id),
    least_cycle_ms INTEGER NOT NULL CHECK (least_cycle_ms > 0)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS seed (
    id INTEGER PRIMARY KEY,
    owner TEXT NOT NULL,
    server TEXT NOT NULL,
    client TEXT NOT NULL,
    nonce INTEGER NOT NULL DEFAULT 0,
    -- next: its hash is shown before its time; current; revealed.
    state TEXT NOT NULL CHECK (state IN ('next', 'current', 'revealed'))
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS seed_in_use ON seed (owner, state) WHERE state <> 'revealed';
  CREATE TABLE IF NOT EXISTS round (
    id TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES session (id),
    owner TEXT NOT NULL,
    game TEXT NOT NULL,
    -- Of the page's request: a second one with it gets the same round.
    request_key TEXT NOT NULL,
    seed_id INTEGER NOT NULL REFERENCES seed (id),
    nonce INTEGER NOT NULL,
    stake INTEGER NOT NULL,
    bet TEXT NOT NULL,
    -- What the player has done since.
    acts TEXT NOT NULL DEFAULT '[]',
    phase TEXT NOT NULL CHECK (phase IN
      ('staking', 'open', 'paying', 'done', 'refused', 'returning', 'returned')),
    reason TEXT,
    multiplier INTEGER,
    win INTEGER,
    began_at INTEGER NOT NULL,
    ended_at INTEGER,
    -- Of what the wallet must still be told.
    next_try_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    UNIQUE (owner, request_key)
  ) STRICT;
  -- Rounds that a grant of free ones pays for, by what the wallet names it.
  CREATE TABLE IF NOT EXISTS free_round (
    round_id TEXT PRIMARY KEY REFERENCES round (id),
    reward TEXT NOT NULL
  ) STRICT;
  -- What acts of a round have staked beside its first stake, which has number 0.
  CREATE TABLE IF NOT EXISTS more_stake (
    round_id TEXT NOT NULL REFERENCES round (id),
    number INTEGER NOT NULL CHECK (number > 0),
    amount INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('staking', 'booked', 'refused', 'returning', 'returned')),
    next_try_at INTEGER,
    tries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (round_id, number)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS more_stake_pending ON more_stake (round_id)
    WHERE phase IN ('staking', 'returning');
  CREATE INDEX IF NOT EXISTS round_unfinished ON round (phase)
    WHERE phase IN ('staking', 'open', 'paying', 'returning');
  CREATE INDEX IF NOT EXISTS round_of_owner ON round (owner, began_at);
  -- Of games whose players share a flight (ADR 0140): the hashes that decide flights, played backwards.
  CREATE TABLE IF NOT EXISTS chain (
    id INTEGER PRIMARY KEY,
    length INTEGER NOT NULL,
    spacing INTEGER NOT NULL,
    published TEXT,
    salt TEXT UNIQUE,
    salted_by TEXT CHECK (salted_by IN ('operator', 'house'))
  ) STRICT;
  CREATE TABLE IF NOT EXISTS chain_mark (
    chain_id INTEGER NOT NULL REFERENCES chain (id),
    at INTEGER NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (chain_id, at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS flight (
    -- Its hash and its salt: rounds in it have them as others have the seeds of their player.
    seed_id INTEGER PRIMARY KEY REFERENCES seed (id),
    chain_id INTEGER NOT NULL REFERENCES chain (id),
    number INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    took_off_at INTEGER,
    ended_at INTEGER,
    -- The server stopped in it.
    is_cut INTEGER NOT NULL DEFAULT 0,
    UNIQUE (chain_id, number)
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS flight_under_way ON flight ((ended_at IS NULL)) WHERE ended_at IS NULL;
  CREATE INDEX IF NOT EXISTS round_of_seed ON round (seed_id);
  CREATE TABLE IF NOT EXISTS replay (
    code_digest TEXT PRIMARY KEY,
    round_id TEXT NOT NULL REFERENCES round (id),
    language TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Opens the file. What was written is on the disk before a call returns, so that a process that is killed in the
 * middle of a round knows it when it starts again (ADR 0133).
 */
export function openStore(file: string): Store {
  const store = new Database(file);
  store.exec('PRAGMA journal_mode = WAL');
  store.exec('PRAGMA synchronous = FULL');
  store.exec('PRAGMA foreign_keys = ON');
  store.exec(SCHEMA);
  return store;
}
