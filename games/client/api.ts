/** A round as the games' server shows it. Amounts in minor units, multipliers in ten-thousandths. */
export interface Round {
  readonly id: string;
  readonly game: string;
  readonly phase: 'staking' | 'open' | 'paying' | 'done' | 'refused' | 'returning' | 'returned';
  readonly reason?: string;
  readonly stake: number;
  /** The stake and those of acts. */
  readonly staked: number;
  /** Paid for by a grant: nothing is staked. */
  readonly isFree: boolean;
  readonly bet: Readonly<Record<string, unknown>>;
  readonly acts: readonly number[];
  /** How many acts it has had. */
  readonly step: number;
  readonly multiplier: number;
  readonly win: number;
  readonly shown: Readonly<Record<string, unknown>>;
  readonly seed: {
    readonly hash: string;
    readonly client: string;
    readonly nonce: number;
    readonly server?: string;
    /** Of a shared flight: the published end of its chain. */
    readonly chain?: string;
  };
}

export interface Seeds {
  readonly hash: string;
  readonly client: string;
  readonly nonce: number;
  readonly nextHash: string;
}

/** Free rounds that are left. Amounts in minor units, times in milliseconds since epoch. */
export interface FreeRounds {
  readonly reward: string;
  readonly stake: number;
  readonly left: number;
  readonly expiresAt: number;
}

export interface Opened {
  readonly key: string;
  readonly game: string;
  readonly isDemo: boolean;
  readonly currency: string;
  readonly exponent: number;
  readonly balance: number | null;
  readonly freeRounds?: readonly FreeRounds[];
  readonly limits: { readonly least: number; readonly most: number; readonly mostWin: number };
  readonly rtp: { readonly least: number; readonly most: number };
  /** From the begin of a round to that of the next, at least. */
  readonly leastCycleMs: number;
  readonly seeds: Seeds;
  readonly rounds: readonly Round[];
}

export interface Played {
  readonly round: Round;
  readonly balance: number | null;
  readonly seeds: Seeds;
}

export interface Rotated {
  readonly revealed: { readonly server: string };
  readonly seeds: Seeds;
  readonly rounds: readonly Round[];
}

/** The code of a failed call; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** A refusal by its code; `offline` where nothing was answered. */
class CallError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const TRIES = 3;
const DEADLINE_MS = 10_000;

async function once<Answer>(path: string, key: string | undefined, body: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new CallError('offline');
  });
  const answer = (await response.json().catch(() => undefined)) as
    | (Answer & { readonly error?: { readonly code: string } })
    | undefined;
  if (!response.ok || answer === undefined) {
    throw new CallError(response.status >= 500 ? 'offline' : (answer?.error?.code ?? 'failed'));
  }
  return answer;
}

/** Calls the games' server; every call of it may be repeated, so a lost answer is requested again. */
export async function call<Answer>(
  path: string,
  { key, body }: { readonly key?: string; readonly body?: unknown } = {},
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once<Answer>(path, key, body);
    } catch (error) {
      if (codeOf(error) !== 'offline' || tries === TRIES) {
        throw error;
      }
    }
  }
}
