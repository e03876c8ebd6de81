/** A selection of a bet builder: an outcome of the event without the event's id. */
export interface BuilderPart {
  readonly marketKey: string;
  readonly outcomeCode: string;
}

/**
 * The market that several selections of one event are bet on as, in one leg: `1042~builder~<parts>`. It is
 * in no catalogue: its outcomes are made of outcomes of the others.
 */
export const BUILDER_MARKET = 'builder';

/** From two selections on there is something to build; six have 57 combinations to price. */
export const BUILDER_PARTS = { least: 2, most: 6 } as const;

/** Parts of the code of an outcome: `ft-1x2:home+ft-total@2.5:over`. */
const JOIN = '+';
const WITHIN = ':';
const PART = /^([a-z0-9.@-]+):([a-z0-9-]+)$/;

/** The code of the builder of these parts, whatever their order. */
export function builderCode(parts: readonly BuilderPart[]): string {
  return parts
    .map(({ marketKey, outcomeCode }) => `${marketKey}${WITHIN}${outcomeCode}`)
    .toSorted()
    .join(JOIN);
}

/** The outcome id of several selections of an event as one leg; of a single selection its own. */
export function builderOutcomeId(eventId: number, parts: readonly BuilderPart[]): string {
  const [first, ...others] = parts;
  return first !== undefined && others.length === 0
    ? `${eventId}~${first.marketKey}~${first.outcomeCode}`
    : `${eventId}~${BUILDER_MARKET}~${builderCode(parts)}`;
}

/**
 * The parts of the code of a builder, in its order; undefined for anything that `builderCode` would not write:
 * parts out of order or twice, too few or too many.
 */
export function builderParts(code: string): readonly BuilderPart[] | undefined {
  const texts = code.split(JOIN);
  const { least, most } = BUILDER_PARTS;
  const isOrdered = texts.every((text, at) => at === 0 || (texts[at - 1] ?? '') < text);
  if (texts.length < least || texts.length > most || !isOrdered) {
    return undefined;
  }
  const parts = texts.flatMap((text): BuilderPart[] => {
    const [, marketKey, outcomeCode] = PART.exec(text) ?? [];
    return marketKey === undefined || outcomeCode === undefined ? [] : [{ marketKey, outcomeCode }];
  });
  return parts.length === texts.length ? parts : undefined;
}

/** The parts of a leg that is a builder; undefined for every other outcome id. */
export function partsOfOutcome(outcomeId: string): readonly BuilderPart[] | undefined {
  const [, marketKey, code = '', ...rest] = outcomeId.split('~');
  return marketKey === BUILDER_MARKET && rest.length === 0 ? builderParts(code) : undefined;
}

/** The key of a choice of parts among the prices of a builder: their places, as `0,2`. */
export function partsKey(places: readonly number[]): string {
  return places.join(',');
}

/**
 * The most that the house keeps of a builder of this number of selections: 1 − fair probability × price. A
 * single selection has its own price instead. Published in the rules.
 */
export function mostBuilderMargin(parts: number): number {
  return 0.06 + 0.02 * (parts - BUILDER_PARTS.least);
}

/** How a builder's price compares with the product of its selections' own: 12 is 12 % shorter, −5 is 5 % longer. */
export function builderPercent(price: string, prices: readonly string[]): number {
  const product = prices.reduce((all, one) => all * Number(one), 1);
  // Without the negative zero.
  return Math.round((1 - Number(price) / product) * 100) + 0;
}
