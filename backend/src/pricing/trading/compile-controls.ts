import type { TradingControl } from '@touchline/contracts/trading';
import { parseScope } from '@touchline/domain/trading';
import type { BookControls } from '../book/book-controls.ts';
import type { BookMarket, EventFacts } from '../book/book-event.ts';
import { adjustPrices } from './adjust-prices.ts';

type Decision = Pick<TradingControl, 'kind' | 'scope' | 'value'>;

/** What is decided about one event and its parts, by the parts' names without the event's id. */
interface EventDecisions {
  isSuspended: boolean;
  readonly suspended: Set<string>;
  readonly prices: Map<string, number>;
}

interface Sorted {
  readonly suspended: ReadonlySet<string>;
  readonly margins: ReadonlyMap<string, number>;
  readonly events: ReadonlyMap<number, EventDecisions>;
}

function sortDecisions(decisions: readonly Decision[]): Sorted {
  const suspended = new Set<string>();
  const margins = new Map<string, number>();
  const events = new Map<number, EventDecisions>();
  for (const { kind, scope, value } of decisions) {
    const parsed = parseScope(scope);
    const [id = '', ...part] = parsed?.name.split('~') ?? [];
    const isWide = parsed?.level === 'sport' || parsed?.level === 'champ';
    if (kind === 'margin' && value !== undefined) {
      margins.set(scope, value);
    } else if (kind === 'suspension' && isWide) {
      suspended.add(scope);
    } else if (kind === 'suspension' || kind === 'price') {
      const known = events.get(Number(id));
      const event = known ?? { isSuspended: false, suspended: new Set(), prices: new Map() };
      events.set(Number(id), event);
      if (kind === 'price' && value !== undefined) {
        event.prices.set(part.join('~'), value);
      } else if (part.length === 0) {
        event.isSuspended = true;
      } else {
        event.suspended.add(part.join('~'));
      }
    }
  }
  return { suspended, margins, events };
}

/** A market of an event about which something is decided. */
function showMarket(
  { isSuspended, suspended, prices }: EventDecisions,
  market: BookMarket,
): BookMarket {
  const { key, codes } = market;
  // Its changed prices as well: they are what is shown of it, and what it opens with.
  const stopped = isSuspended || suspended.has(key) ? suspend(market) : market;
  const isConcerned = codes.some(
    (code) => suspended.has(`${key}~${code}`) || prices.has(`${key}~${code}`),
  );
  if (!isConcerned) {
    return stopped;
  }
  const adjusted = adjustPrices(market.prices, (at) => prices.get(`${key}~${codes[at]}`));
  return {
    ...stopped,
    prices: adjusted.map((price, at) => (suspended.has(`${key}~${codes[at]}`) ? undefined : price)),
  };
}

/** What the feed has suspended or closed keeps its reason. */
function suspend(market: BookMarket): BookMarket {
  return market.status === 'open' ? { ...market, status: 'suspended', reason: 'operator' } : market;
}

/**
 * Turns what is in force into what the book asks for each market. The margin of a competition replaces that of its
 * sport.
 */
export function compileControls(decisions: readonly Decision[]): BookControls {
  const { suspended, margins, events } = sortDecisions(decisions);
  const isStopped = ({ sport, champ }: EventFacts): boolean =>
    suspended.has(`sport:${sport}`) || suspended.has(`champ:${champ.id}`);
  return {
    concerns: (event) => isStopped(event) || events.has(event.id),
    show: (event, market) => {
      const own = events.get(event.id);
      const shown = own === undefined ? market : showMarket(own, market);
      return isStopped(event) ? suspend(shown) : shown;
    },
    extraMargin: ({ sport, champ }) =>
      margins.get(`champ:${champ.id}`) ?? margins.get(`sport:${sport}`) ?? 0,
  };
}
