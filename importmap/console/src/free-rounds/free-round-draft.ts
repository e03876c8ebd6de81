import {
  type FreeRoundGiftsAnswer,
  GrantFreeRounds,
  MOST_GIFT_PLAYERS,
} from '@touchline/contracts/free-rounds';
import { parseAmount } from '@touchline/domain/money';
import { DAY } from '@touchline/domain/time';

/** A grant of free rounds as it is typed. */
export interface FreeRoundDraft {
  readonly gameId: string;
  readonly currency: string;
  /** Major units. */
  readonly stake: string;
  readonly rounds: string;
  /** Local time as a browser's field has it. */
  readonly expiresAt: string;
  /** Numbers, apart by anything else. */
  readonly players: string;
  readonly reason: string;
}

/** The field that is at fault; `value`: the rounds together are worth too much. */
export type FreeRoundFault = keyof FreeRoundDraft | 'value';

/** The first game and currency that can be granted. */
export function emptyFreeRounds({ games, rules }: FreeRoundGiftsAnswer): FreeRoundDraft {
  return {
    gameId: games[0]?.id ?? '',
    currency: Object.keys(rules.amounts)[0] ?? '',
    stake: '',
    rounds: '',
    expiresAt: '',
    players: '',
    reason: '',
  };
}

/** The numbers in a text of players, each once. */
export function playersIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ''))];
}

function minorUnits(text: string, currency: string): number | undefined {
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

/** The grant of a draft, or the first field that is at fault. @param now milliseconds since epoch */
export function freeRoundsIn(
  draft: FreeRoundDraft,
  { rules, now }: { readonly rules: FreeRoundGiftsAnswer['rules']; readonly now: number },
): { readonly body: GrantFreeRounds } | { readonly fault: FreeRoundFault } {
  const { gameId, currency, reason } = draft;
  const bounds = rules.amounts[currency];
  if (bounds === undefined) {
    return { fault: 'currency' };
  }
  const stake = minorUnits(draft.stake, currency);
  if (stake === undefined || stake < bounds.leastStake || stake > bounds.mostStake) {
    return { fault: 'stake' };
  }
  const rounds = Number(draft.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > rules.mostRounds) {
    return { fault: 'rounds' };
  }
  if (rounds * stake > bounds.mostValue) {
    return { fault: 'value' };
  }
  const expiresAt = new Date(draft.expiresAt).getTime();
  if (!(expiresAt > now && expiresAt <= now + rules.mostDays * DAY)) {
    return { fault: 'expiresAt' };
  }
  const playerIds = playersIn(draft.players);
  const parsed = GrantFreeRounds.safeParse({
    gameId,
    currency,
    stake,
    rounds,
    expiresAt,
    playerIds,
    reason,
  });
  if (parsed.success) {
    return { body: parsed.data };
  }
  const [field] = parsed.error.issues[0]?.path ?? [];
  return { fault: field === 'playerIds' ? 'players' : ((field ?? 'gameId') as FreeRoundFault) };
}

/** The most that one grant names. */
export const MOST_PLAYERS = MOST_GIFT_PLAYERS;
