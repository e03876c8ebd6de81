/**
 * How far the check of a player's identity by a provider is. `started`: the player has to do it. `on-hold`: people
 * at the provider look at it. `retry`: it was not passed and can be repeated. `failed`: not passed, and closed.
 */
export const CHECK_STATES = [
  'started',
  'checking',
  'on-hold',
  'retry',
  'passed',
  'failed',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Why a check was not passed, as the player reads it. `other` says nothing that could help a fraud. */
export const CHECK_REASONS = [
  'unreadable',
  'incomplete',
  'out-of-date',
  'wrong-kind',
  'not-original',
  'address',
  'face',
  'details',
  'age',
  'other',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** What a provider says about a check. */
export interface CheckNews {
  readonly state: CheckState;
  readonly reasons: readonly CheckReason[];
  /** Milliseconds since epoch, by the provider's clock. */
  readonly at: number;
}

/** Of two that are said of the same moment the later step counts, and of two results the stricter one. */
const RANK: Readonly<Record<CheckState, number>> = {
  started: 0,
  checking: 1,
  'on-hold': 2,
  passed: 3,
  retry: 4,
  failed: 5,
};

/**
 * Whether news about a check replaces what is known. News come late, twice and out of order: whatever order they
 * come in, the same one is left.
 */
export function isNewerCheck(
  known: Pick<CheckNews, 'state'> & { readonly at?: number | undefined },
  news: Pick<CheckNews, 'state' | 'at'>,
): boolean {
  if (known.at === undefined || news.at !== known.at) {
    return known.at === undefined || news.at > known.at;
  }
  return RANK[news.state] > RANK[known.state];
}

/** Whether a player can begin or repeat a check now. */
export function isCheckOpen(state: CheckState | undefined): boolean {
  return state === undefined || state === 'started' || state === 'retry';
}

/** Whether a check waits for the provider, not for the player. */
export function isCheckUnderWay(state: CheckState): boolean {
  return state === 'checking' || state === 'on-hold';
}
