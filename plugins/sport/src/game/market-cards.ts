import { findMarketType, type MarketGroup } from '@touchline/domain/markets';
import { LINES_SHOWN } from './main-line.ts';
import { hasScores } from './score-columns.ts';

/** Markets of one kind, e.g. all lines of a total, shown together under one heading. */
export interface MarketCard {
  readonly code: string;
  /** Code of the market type; several cards about "the n-th goal" have one. */
  readonly type: string;
  readonly group: MarketGroup;
  /** Market keys in the order of their lines. */
  readonly marketKeys: readonly string[];
}

function lineOf(marketKey: string): number {
  return Number(marketKey.split('@')[1] ?? 0);
}

/**
 * The cards of an event's page in the catalogue's order. Markets about "the n-th goal" each have a
 * card, since their line is part of the question.
 */
export function marketCards(marketKeys: readonly string[]): readonly MarketCard[] {
  const cards = new Map<
    string,
    { type: string; group: MarketGroup; order: number; marketKeys: string[] }
  >();
  for (const marketKey of marketKeys) {
    const code = marketKey.split('@')[0] ?? marketKey;
    const type = findMarketType(code);
    if (type === undefined) {
      continue;
    }
    const id = type.kind.line === 'ordinal' ? marketKey : code;
    const card = cards.get(id) ?? {
      type: code,
      group: type.group,
      order: type.typeId,
      marketKeys: [],
    };
    card.marketKeys.push(marketKey);
    cards.set(id, card);
  }
  return [...cards]
    .toSorted(([, left], [, right]) => left.order - right.order)
    .map(([code, card]) => ({
      code,
      type: card.type,
      group: card.group,
      marketKeys: card.marketKeys.toSorted((left, right) => lineOf(left) - lineOf(right)),
    }));
}

/** Rows of a correct score, about: its longest column, with the names above. */
const SCORE_ROWS = 9;

/** How tall an open card is, about, in rows of buttons: further lines are behind one. */
export function rowsOf({ type, marketKeys }: MarketCard): number {
  return 1 + (hasScores(type) ? SCORE_ROWS : Math.min(marketKeys.length, LINES_SHOWN + 1));
}

/** Deals cards out to columns of about one height, each to the column that is shortest so far. */
export function cardColumns(
  cards: readonly MarketCard[],
  count: number,
): readonly (readonly MarketCard[])[] {
  const columns = Array.from({ length: count }, () => ({ rows: 0, cards: [] as MarketCard[] }));
  for (const card of cards) {
    const shortest = columns.reduce((best, column) => (column.rows < best.rows ? column : best));
    shortest.cards.push(card);
    shortest.rows += rowsOf(card);
  }
  return columns.map((column) => column.cards);
}
