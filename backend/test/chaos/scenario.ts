import type { FootballResult } from '@touchline/domain/markets';
import type { OfferedOutcome } from '../../src/betting/placement/price-book.ts';

/** What every process of a run agrees on without asking: accounts, prices, results. */
export const ACCOUNTS = 8;
export const EVENTS = 12;
/** Minor units of EUR; enough for any run. */
export const FUNDS = 1_000_000_000;
/** The last account has so little that bets on it are also refused. */
export const TIGHT_FUNDS = 50_000;
export const CODES = ['home', 'draw', 'away'] as const;

const PRICES = { home: '1.85', draw: '3.40', away: '4.20' } as const;
const STARTS_AT = Date.UTC(2100, 0, 1);

export type Code = (typeof CODES)[number];

export function playerOf(account: number): string {
  return String(50_000_000 + account);
}

export function fundsOf(account: number): number {
  return account === ACCOUNTS - 1 ? TIGHT_FUNDS : FUNDS;
}

export function outcomeId(event: number, code: Code): string {
  return `${event}~ft-1x2~${code}`;
}

export function priceOf(code: Code): string {
  return PRICES[code];
}

/** The outcome that wins an event, known from its number. */
export function winnerOf(event: number): Code {
  return CODES[event % CODES.length] ?? 'home';
}

export function resultOf(event: number): FootballResult {
  const winner = winnerOf(event);
  const fullTime = { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 };
  return { sport: 'football', status: 'finished', fullTime };
}

/** Always open at the same price: the run is about what is kept, not about what is offered. */
export function offered(id: string): OfferedOutcome | undefined {
  const [event = '', marketKey = '', code = ''] = id.split('~');
  const found = CODES.find((candidate) => candidate === code);
  return (
    found && {
      outcomeId: id,
      marketKey,
      outcomeCode: found,
      price: PRICES[found],
      marketPrices: CODES.map((each) => PRICES[each]),
      marketIndex: CODES.indexOf(found),
      version: 1,
      status: 'open',
      reason: undefined,
      isLive: false,
      event: {
        id: Number(event),
        sport: 'football',
        champ: { id: 1100, name: 'League' },
        home: { name: 'Home' },
        away: { name: 'Away' },
        startsAt: STARTS_AT,
        section: 'line',
        state: { status: 'scheduled' },
      },
    }
  );
}
