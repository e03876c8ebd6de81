import { type Card, rankOf, RANKS, suitOf } from '../rules/cards.ts';
import { svg } from './dom.ts';
import { textOf, type TextName } from './texts.ts';

/** Diamonds, hearts, spades, clubs, each in a square of 24. */
const SIGNS = [
  'M12 1l8 11-8 11-8-11z',
  'M12 22C5 16 1 12 1 7.5A5.5 5.5 0 0 1 12 5a5.5 5.5 0 0 1 11 2.5C23 12 19 16 12 22z',
  'M12 1c6 6 11 9 11 14a5 5 0 0 1-9.5 2l1.5 6H9l1.5-6A5 5 0 0 1 1 15C1 10 6 7 12 1z',
  'M12 1a5 5 0 0 1 3.800 8.300A5 5 0 1 1 13.5 17l1.5 6H9l1.5-6a5 5 0 1 1-2.300-7.700A5 5 0 0 1 12 1z',
] as const;
const SUIT_NAMES = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
const RANK_NAMES: Readonly<Record<string, TextName>> = {
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** A card in words: “ten” stays a number, pictures have names. */
export function cardName(card: Card): string {
  const rank = RANKS[rankOf(card)] ?? '';
  const named = RANK_NAMES[rank];
  return textOf('cardName', {
    rank: named === undefined ? rank : textOf(named),
    suit: textOf(SUIT_NAMES[suitOf(card)] ?? 'clubs'),
  });
}

/** Cards in words, one after another. */
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(textOf('listComma'));
}

function sign(suit: number, place: string): SVGPathElement {
  return svg('path', {
    class: suit < 2 ? 'ink red' : 'ink',
    d: SIGNS[suit] ?? '',
    transform: place,
  });
}

/** Draws a card; undefined is one face down. A new one is seen to be dealt. */
export function drawCard(card: Card | undefined, isNew = false): SVGSVGElement {
  const frame = svg('rect', { class: 'paper', x: 1, y: 1, width: 98, height: 138, rx: 9 });
  const attributes = {
    viewBox: '0 0 100 140',
    class: isNew ? 'card is-new' : 'card',
    role: 'img',
    'aria-label': card === undefined ? textOf('faceDown') : cardName(card),
  };
  if (card === undefined) {
    return svg(
      'svg',
      attributes,
      frame,
      svg('rect', { class: 'back', x: 8, y: 8, width: 84, height: 124, rx: 6 }),
      svg('path', {
        class: 'weave',
        d: Array.from(
          { length: 6 },
          (_nothing, at) => `M16 ${20 + at * 20}l17-10 17 10 17-10 17 10`,
        ).join(''),
      }),
    );
  }
  const suit = suitOf(card);
  return svg(
    'svg',
    attributes,
    frame,
    svg(
      'text',
      { class: suit < 2 ? 'ink red' : 'ink', x: 10, y: 42, 'font-size': 38 },
      RANKS[rankOf(card)] ?? '',
    ),
    sign(suit, 'translate(10 50) scale(1)'),
    sign(suit, 'translate(34 72) scale(2.4)'),
  );
}

/** Lays cards into a row again; those that lay there stay as they are. */
export function layCards(row: HTMLElement, cards: readonly (Card | undefined)[]): void {
  const signs = cards.map((card) => (card === undefined ? '?' : String(card)));
  const lay = (row.dataset['cards'] ?? '').split(',');
  const same = signs.findIndex((one, at) => one !== lay[at]);
  const kept = same < 0 ? signs.length : same;
  row.replaceChildren(
    ...[...row.children].slice(0, kept),
    ...cards.slice(kept).map((card) => drawCard(card, true)),
  );
  row.dataset['cards'] = signs.join(',');
}
