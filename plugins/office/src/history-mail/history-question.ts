import { HISTORY_KINDS, type HistoryFormat, type HistoryKind } from '@touchline/contracts/history';
import { type Days, readDays } from '@touchline/domain/time';

/** Which history is meant, as the form has it. */
export interface HistoryQuestion extends Days {
  readonly kind: HistoryKind;
  readonly format: HistoryFormat;
  /** All accounts unless given. */
  readonly account: string | undefined;
}

const ACCOUNT = /^\d{1,18}$/;

/** The kind of history that a word names; bets unless it names one. */
export function historyKindOf(word: string | undefined): HistoryKind {
  return HISTORY_KINDS.find((kind) => kind === word) ?? 'bets';
}

/** What an address asks for; `accountId` is a whole number to the base of ten, and anything else is none. */
export function questionOf(query: Readonly<Record<string, string>>): HistoryQuestion {
  const account = query['accountId'] ?? '';
  return {
    ...readDays(query),
    kind: historyKindOf(query['kind']),
    format: 'pdf',
    // Leading zeros are the same number.
    account: ACCOUNT.test(account) ? String(BigInt(account)) : undefined,
  };
}
