import type { BookMarket, EventFacts } from './book-event.ts';

/** How operators let a book be shown. */
export interface BookControls {
  /** Whether anything of an event is shown otherwise than the feed has it. */
  readonly concerns: (event: EventFacts) => boolean;
  /** A market as players see it: the same object where nothing is decided about it. */
  readonly show: (event: EventFacts, market: BookMarket) => BookMarket;
  /** How much more overround than the house's own the prices of an event carry. */
  readonly extraMargin: (event: EventFacts) => number;
}

/** Nothing is decided: readers see what the feed writes. */
export const NO_CONTROLS: BookControls = {
  concerns: () => false,
  show: (_event, market) => market,
  extraMargin: () => 0,
};
