import { BET_FILTER_STATUSES, BetFilter } from '@touchline/contracts/betting';
import { dayStart, otherDay } from '@touchline/domain/time';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says of the bets that are shown; days are those of the player's zone. */
export interface BetChoice {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly status: (typeof BET_FILTER_STATUSES)[number] | undefined;
  readonly type: number | undefined;
  readonly account: string | undefined;
  readonly number: string | undefined;
}

function dayOf(text: string | undefined): string | undefined {
  return text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

/** The choice of an address; what no choice can be is left out, as if it were not there. */
export function choiceOf(query: Readonly<Record<string, string>>): BetChoice {
  const { shape } = BetFilter;
  const [from, to] = [dayOf(query['from']), dayOf(query['to'])];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  return {
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
    status: shape.status.safeParse(query['status']).data,
    type: query['type'] === undefined ? undefined : shape.type.safeParse(query['type']).data,
    account: shape.account.safeParse(query['account']).data,
    number: shape.number.safeParse(query['number']).data,
  };
}

/** Whether a choice leaves bets out. */
export function isNarrowed(choice: BetChoice): boolean {
  return Object.values(choice).some((part) => part !== undefined);
}

/** The query that asks the server for the bets of a choice; empty for all of them. */
export function queryOf(choice: BetChoice, zone: string | undefined): string {
  const { from, to, ...others } = choice;
  const parts = {
    ...others,
    from: from === undefined ? undefined : dayStart(from, zone),
    to: to === undefined ? undefined : dayStart(otherDay(to, 1), zone),
  };
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
}

/** The text of an empty list. */
export function emptyText(choice: BetChoice): string {
  const { status, ...others } = choice;
  const isOnly = Object.values(others).every((part) => part === undefined);
  if (isOnly && (status === 'open' || status === 'settled')) {
    return `none.${status}`;
  }
  return isNarrowed(choice) ? 'none.filtered' : 'none.all';
}
