import {
  buildMarketKey,
  type MarketKey,
  type MarketType,
  type ResultShape,
} from '@touchline/domain/markets';
import type { PricedMarket, PricedOutcome } from '../sport-model.ts';
import { noLine, type PriceSheet } from './price-sheet.ts';

/** Flat prices in thousandths and probabilities of many outcomes. */
export interface OutcomePrices {
  readonly prices: Int32Array;
  readonly probabilities: Float32Array | Float64Array;
}

/** Turns sheets into text at the edge; keys and prices are made once and remembered. */
export interface SheetReader {
  marketKey(typeIndex: number, lineInQuarters: number): MarketKey;
  /** Decimal text of a price in thousandths; undefined for 0, which is not offered. */
  priceText(thousandths: number): string | undefined;
  /** One market's outcomes from `start` on, by their codes. */
  outcomes(
    prices: OutcomePrices,
    start: number,
    codes: readonly string[],
  ): readonly PricedOutcome[];
  /**
   * The sheet's markets as text, each with all outcomes of its type: one that can no longer happen
   * or is outside the prices quoted has no price.
   */
  read(sheet: PriceSheet, shape?: ResultShape): readonly PricedMarket[];
}

/** A reader for sheets over these market types. */
export function createSheetReader(types: readonly MarketType[]): SheetReader {
  const keys = types.map(() => new Map<number, MarketKey>());
  const texts = new Map<number, string>();

  function marketKey(typeIndex: number, lineInQuarters: number): MarketKey {
    const known = keys[typeIndex]?.get(lineInQuarters);
    if (known !== undefined) return known;
    const { code } = types[typeIndex] as MarketType;
    const key = buildMarketKey(
      lineInQuarters === noLine ? { code } : { code, line: lineInQuarters / 4 },
    );
    keys[typeIndex]?.set(lineInQuarters, key);
    return key;
  }

  function priceText(thousandths: number): string | undefined {
    if (thousandths === 0) return undefined;
    const known = texts.get(thousandths);
    if (known !== undefined) return known;
    const text = (thousandths / 1000).toFixed(2);
    texts.set(thousandths, text);
    return text;
  }

  function outcomes(
    { prices, probabilities }: OutcomePrices,
    start: number,
    codes: readonly string[],
  ) {
    const priced: PricedOutcome[] = [];
    for (let index = 0; index < codes.length; index += 1) {
      const code = codes[index] as string;
      const probability = probabilities[start + index] as number;
      const price = priceText(prices[start + index] as number);
      priced.push(price === undefined ? { code, probability } : { code, price, probability });
    }
    return priced;
  }

  function read(sheet: PriceSheet, shape?: ResultShape): readonly PricedMarket[] {
    const markets: PricedMarket[] = [];
    for (let market = 0; market < sheet.markets; market += 1) {
      const typeIndex = sheet.types[market] as number;
      const { typeId, kind, needs } = types[typeIndex] as MarketType;
      if (shape !== undefined && !needs.every((fact) => shape.facts.includes(fact))) continue;
      markets.push({
        marketKey: marketKey(typeIndex, sheet.lines[market] as number),
        typeId,
        outcomes: outcomes(sheet, sheet.starts[market] as number, kind.outcomes),
      });
    }
    return markets;
  }

  return { marketKey, priceText, outcomes, read };
}
