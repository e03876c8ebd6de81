import { findMarketType } from '@touchline/domain/markets';
import { parseScope } from '@touchline/domain/trading';
import { ApiError } from '../../platform/http/api-error.ts';
import type { BookEvent } from '../book/book-event.ts';
import type { MarketBook } from '../book/market-book.ts';
import { outcomeSides } from '../book/outcome-sides.ts';

function nameOf(event: BookEvent): string {
  return event.away.name === '' ? event.home.name : `${event.home.name} – ${event.away.name}`;
}

/** The names of what a part of an event is, as operators read them. */
function partLabel(book: MarketBook, name: string): string | undefined {
  const [id, marketKey, outcomeCode] = name.split('~');
  const event = book.event(Number(id));
  if (event === undefined || marketKey === undefined) {
    return event && nameOf(event);
  }
  const market = event.markets.get(marketKey);
  if (market === undefined || (outcomeCode !== undefined && !market.codes.includes(outcomeCode))) {
    return undefined;
  }
  const { home } = outcomeSides({ event, marketKey, outcomeCode: outcomeCode ?? '' });
  const whose = event.outright === undefined ? nameOf(event) : home;
  return [whose, marketKey, ...(outcomeCode === undefined ? [] : [outcomeCode])].join(' · ');
}

/**
 * What a scope is called now. Sports and competitions may have no event at the moment and still be decided about.
 * @throws ApiError `not_found` for an event, a market or an outcome that is not there
 */
export function labelOf(book: MarketBook, scope: string): string {
  const { level, name } = parseScope(scope) ?? { level: 'sport', name: scope };
  if (level === 'sport') {
    return name;
  }
  if (level === 'type') {
    const [sport = '', code = ''] = name.split('~');
    if (findMarketType(code) === undefined) {
      throw new ApiError('not_found', `there is no type of market "${code}"`);
    }
    return `${sport} · ${code}`;
  }
  if (level === 'champ') {
    const event = [...book.events()].find(({ champ }) => String(champ.id) === name);
    return event === undefined ? name : `${event.champ.name} (${event.sport})`;
  }
  const label = partLabel(book, name);
  if (label === undefined) {
    throw new ApiError('not_found', 'this is not in the line');
  }
  return label;
}
