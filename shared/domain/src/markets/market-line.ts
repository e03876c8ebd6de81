import { CodedError } from '../errors/coded-error.ts';
import type { MarketErrorCode } from './market-error.ts';

/**
 * Which lines a market takes. `half`: 2.5. `asian`: whole and quarter lines, 2 or 2.25.
 * `quarter`: any multiple of 0.25. `whole`: 1. `ordinal`: 1, 2, 3 … for "the n-th …".
 */
export type LineRule = 'none' | 'half' | 'asian' | 'quarter' | 'whole' | 'ordinal';

const canonicalLine = /^(?:0|-?(?:[1-9]\d{0,3}|0(?=\.))(?:\.25|\.5|\.75)?)$/;

/**
 * The number behind a line's canonical text: no plus sign, no needless zeros, "0" never "-0".
 * @throws CodedError `market_line_invalid`
 */
export function parseLine(text: string): number {
  if (!canonicalLine.test(text)) {
    throw new CodedError<MarketErrorCode>('market_line_invalid', `"${text}" is not a market line`);
  }
  return Number(text);
}

/** Canonical text of a line: a multiple of 0.25 below 10,000 in size. */
export function formatLine(line: number): string {
  if (!Number.isInteger(line * 4) || Math.abs(line) >= 10_000) {
    throw new CodedError<MarketErrorCode>(
      'market_line_invalid',
      `${line} is not a multiple of 0.25 below 10000`,
    );
  }
  return String(line === 0 ? 0 : line);
}

/** Whether a market with this rule may carry this line. */
export function lineFits(rule: LineRule, line: number | undefined): boolean {
  if (line === undefined) return rule === 'none';
  const quarters = line * 4;
  if (!Number.isInteger(quarters)) return false;
  switch (rule) {
    case 'none':
      return false;
    case 'half':
      return Math.abs(quarters % 4) === 2;
    case 'asian':
      return Math.abs(quarters % 4) !== 2;
    case 'quarter':
      return true;
    case 'whole':
      return quarters % 4 === 0;
    case 'ordinal':
      return quarters % 4 === 0 && line >= 1;
  }
}
