import type { Store } from './store.ts';

export interface SessionRow {
  readonly id: string;
  readonly game: string;
  readonly owner: string;
  /** Null for a demo. */
  readonly token: string | null;
  readonly currency: string;
  readonly balance: number | null;
  readonly language: string;
  readonly host: string;
}

export type Phase = 'staking' | 'open' | 'paying' | 'done' | 'refused' | 'returning' | 'returned';

export interface RoundRow {
  readonly id: string;
  readonly session_id: string;
  readonly owner: string;
  readonly game: string;
  readonly request_key: string;
  readonly seed_id: number;
  readonly nonce: number;
  readonly stake: number;
  /** JSON, as the next. */
  readonly bet: string;
  readonly acts: string;
  readonly phase: Phase;
  readonly reason: string | null;
  readonly multiplier: number | null;
  readonly win: number | null;
  readonly began_at: number;
  readonly tries: number;
  /** The grant that pays for it, of a free round. */
  readonly reward?: string | null;
}

/** Rounds with what pays for free ones. */
export const ROUNDS = `SELECT round.*, free_round.reward FROM round
  LEFT JOIN free_round ON free_round.round_id = round.id`;

/** A stake of an act, by its number in the round. */
export interface StakeRow {
  readonly round_id: string;
  readonly number: number;
  /** Minor units. */
  readonly amount: number;
  readonly phase: 'staking' | 'booked' | 'refused' | 'returning' | 'returned';
  readonly next_try_at: number | null;
  readonly tries: number;
}

export interface SeedRow {
  readonly id: number;
  readonly server: string;
  readonly client: string;
  readonly nonce: number;
  readonly state: 'next' | 'current' | 'revealed';
}

/** The row of a round. */
export function roundOf(store: Store, id: string): RoundRow | undefined {
  return store.prepare(`${ROUNDS} WHERE id = ?`).get(id) as RoundRow | undefined;
}

/** The session that a round was begun in. */
export function sessionOf(store: Store, id: string): SessionRow {
  return store.prepare('SELECT * FROM session WHERE id = ?').get(id) as SessionRow;
}

/** Writes an act after those of the row. @returns whether no other process has written one in between */
export function addAct(store: Store, { id, acts }: RoundRow, act: number): boolean {
  const next = JSON.stringify([...(JSON.parse(acts) as number[]), act]);
  const { changes } = store
    .prepare(`UPDATE round SET acts = ? WHERE id = ? AND acts = ? AND phase = 'open'`)
    .run(next, id, acts);
  return changes === 1;
}

/** Changes some columns of a round. */
export function changeRound(
  store: Store,
  id: string,
  change: Readonly<
    Partial<
      Record<
        | 'phase'
        | 'reason'
        | 'multiplier'
        | 'win'
        | 'acts'
        | 'began_at'
        | 'ended_at'
        | 'next_try_at'
        | 'tries',
        string | number | null
      >
    >
  >,
): RoundRow {
  const names = Object.keys(change);
  store
    .prepare(`UPDATE round SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`)
    .run(...Object.values(change), id);
  return roundOf(store, id) as RoundRow;
}
