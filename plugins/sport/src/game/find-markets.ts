import type { MarketCard } from './market-cards.ts';

/** Letters alone matter: "Über" is found by "uber". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}

/**
 * The cards whose title contains every word of the text, in their order; all of them while there is
 * no word.
 */
export function findMarkets(
  cards: readonly MarketCard[],
  { text, titleOf }: { readonly text: string; readonly titleOf: (card: MarketCard) => string },
): readonly MarketCard[] {
  const words = plain(text).split(/\s+/);
  return cards.filter((card) => {
    const title = plain(titleOf(card));
    return words.every((word) => title.includes(word));
  });
}
