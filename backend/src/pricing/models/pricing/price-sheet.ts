import type { MarketType } from '@touchline/domain/markets';
import { impliedOfTwo, marginShare } from './margin.ts';
import { quotedPrice } from './price-ladder.ts';

/** Means "no line" among lines kept in quarters. */
export const noLine = -32_768;

const marketCapacity = 512;
const outcomeCapacity = 2_048;
/** Below this a fair probability is treated as impossible to quote. */
const leastProbability = 1e-4;

/**
 * The markets of one match while they are being priced: flat, preallocated, reused for every
 * match. An outcome that is all but certain has no price while its opposite has one; a market of
 * which nothing can be quoted is withdrawn.
 */
export class PriceSheet {
  markets = 0;
  outcomes = 0;
  /** Index of the market's type among its sport's types. */
  readonly types = new Uint16Array(marketCapacity);
  /** Line in quarters, or `noLine`. */
  readonly lines = new Int16Array(marketCapacity);
  /** First outcome of each market; the next market's is where it ends. */
  readonly starts = new Uint16Array(marketCapacity + 1);
  readonly probabilities = new Float64Array(outcomeCapacity);
  /** Thousandths; 0 while the outcome is not offered. */
  readonly prices = new Int32Array(outcomeCapacity);
  readonly #winners: Uint8Array;
  #overrounds: Float64Array;

  constructor(types: readonly MarketType[]) {
    this.#winners = Uint8Array.from(types, (type) => type.kind.winners);
    this.#overrounds = new Float64Array(types.length).fill(1);
  }

  /** Starts over for another match with these overrounds by type index. */
  begin(overrounds: Float64Array): void {
    this.markets = 0;
    this.outcomes = 0;
    this.#overrounds = overrounds;
  }

  /** Adds a market of two outcomes by the first one's fair probability. */
  two(type: number, line: number, first: number): void {
    if (!(first > leastProbability && first < 1 - leastProbability)) return;
    const overround = this.#overrounds[type] as number;
    const at = this.outcomes;
    const implied = impliedOfTwo(first, overround);
    const firstPrice = quotedPrice(implied);
    const secondPrice = quotedPrice(overround - implied);
    if (firstPrice === 0 && secondPrice === 0) return;
    this.probabilities[at] = first;
    this.probabilities[at + 1] = 1 - first;
    this.prices[at] = firstPrice;
    this.prices[at + 1] = secondPrice;
    this.#add(type, line, at + 2);
  }

  /** Adds a market of three outcomes by their fair probabilities. */
  three(type: number, line: number, first: number, second: number, third: number): void {
    const at = this.outcomes;
    this.probabilities[at] = first;
    this.probabilities[at + 1] = second;
    this.probabilities[at + 2] = third;
    this.#quote(type, line, 3);
  }

  /** Adds a market of `count` outcomes by the fair probabilities at the head of `source`. */
  list(type: number, line: number, source: Float64Array, count: number): void {
    const at = this.outcomes;
    for (let index = 0; index < count; index += 1) {
      this.probabilities[at + index] = source[index] as number;
    }
    this.#quote(type, line, count);
  }

  #quote(type: number, line: number, count: number): void {
    const { probabilities, prices } = this;
    const at = this.outcomes;
    let spread = 0;
    for (let index = at; index < at + count; index += 1) {
      const fair = probabilities[index] as number;
      spread += fair * (1 - fair);
    }
    const share = marginShare(
      spread,
      this.#winners[type] as number,
      this.#overrounds[type] as number,
    );
    let quoted = 0;
    for (let index = at; index < at + count; index += 1) {
      const fair = probabilities[index] as number;
      const price = fair < leastProbability ? 0 : quotedPrice(fair + share * fair * (1 - fair));
      prices[index] = price;
      if (price !== 0) quoted += 1;
    }
    if (quoted >= 1) this.#add(type, line, at + count);
  }

  #add(type: number, line: number, end: number): void {
    const market = this.markets;
    this.types[market] = type;
    this.lines[market] = line;
    this.starts[market] = this.outcomes;
    this.starts[market + 1] = end;
    this.markets = market + 1;
    this.outcomes = end;
  }
}
