import { mainMarkets, type Sport } from '@touchline/domain/markets';
import type { BookMarket } from './book-event.ts';

/** Beyond this ratio of its two prices a line is too lopsided to represent its market in a list. */
const MOST_LOPSIDED = 1.6;

/** How far from even a two-way line is; 1 is even. Markets that offer no price come last. */
function lopsidedness(market: BookMarket): number {
  const prices = market.prices.map(Number);
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined || !(first > 0) || !(last > 0)) {
    return Number.POSITIVE_INFINITY;
  }
  return Math.max(first / last, last / first);
}

function mainLine(
  candidates: readonly BookMarket[],
  current: BookMarket | undefined,
): BookMarket | undefined {
  if (current !== undefined && lopsidedness(current) <= MOST_LOPSIDED) {
    return current;
  }
  return candidates.reduce<BookMarket | undefined>(
    (best, market) =>
      best === undefined || lopsidedness(market) < lopsidedness(best) ? market : best,
    undefined,
  );
}

/**
 * The key of the market of a type that represents it in a list: for a type with lines the most balanced
 * one. A line that is shown stays until it gets lopsided, so that columns do not jump about.
 * @param previous keys that are shown, this one among others
 */
export function chooseLine({
  code,
  markets,
  previous,
}: {
  readonly code: string;
  readonly markets: ReadonlyMap<string, BookMarket>;
  readonly previous: readonly string[];
}): string | undefined {
  if (markets.has(code)) {
    return code;
  }
  const prefix = `${code}@`;
  const candidates = [...markets.values()].filter((market) => market.key.startsWith(prefix));
  const held = previous.find((key) => key.startsWith(prefix));
  return mainLine(candidates, held === undefined ? undefined : markets.get(held))?.key;
}

/** Late in a decided match the outcomes of a main market may have no price, all but one. */
function isChoice(market: BookMarket | undefined): boolean {
  return (market?.prices.filter((price) => Number(price) > 0).length ?? 0) > 1;
}

/**
 * Which markets a list shows for an event: the sport's main types, each with its most balanced
 * line. What leaves nothing to choose from comes after what does.
 */
export function chooseMainKeys(options: {
  readonly sport: Sport;
  readonly markets: ReadonlyMap<string, BookMarket>;
  readonly previous: readonly string[];
}): readonly string[] {
  const { sport, markets, previous } = options;
  const chosen = mainMarkets(sport).flatMap(
    (code) => chooseLine({ code, markets, previous }) ?? [],
  );
  const isOpen = (key: string) => isChoice(markets.get(key));
  const ordered = [...chosen.filter(isOpen), ...chosen.filter((key) => !isOpen(key))];
  return ordered.length === previous.length && ordered.every((key, at) => key === previous[at])
    ? previous
    : ordered;
}
