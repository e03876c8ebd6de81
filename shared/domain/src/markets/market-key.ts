import type { Branded } from '../brand.ts';
import { findMarketType } from './catalogue.ts';
import { CodedError } from '../errors/coded-error.ts';
import type { MarketErrorCode } from './market-error.ts';
import { formatLine, lineFits, parseLine } from './market-line.ts';
import type { MarketType } from './market-type.ts';

/** A market within an event: its type's code, with `@line` where it carries one. */
export type MarketKey = Branded<string, 'MarketKey'>;

export interface ParsedMarketKey {
  readonly code: string;
  readonly type: MarketType;
  readonly line: number | undefined;
}

/**
 * The key of a market, `ft-total@2.5`.
 * @throws CodedError `market_type_unknown`, `market_line_invalid` (missing, needless or unfitting)
 */
export function buildMarketKey({ code, line }: { code: string; line?: number }): MarketKey {
  const type = findMarketType(code);
  if (type === undefined)
    throw new CodedError<MarketErrorCode>('market_type_unknown', `no market type "${code}"`);
  if (!lineFits(type.kind.line, line)) {
    throw new CodedError<MarketErrorCode>(
      'market_line_invalid',
      `"${code}" takes a line of kind "${type.kind.line}", not ${line ?? 'none'}`,
    );
  }
  return (line === undefined ? code : `${code}@${formatLine(line)}`) as MarketKey;
}

/**
 * Takes a market key apart and checks it against the catalogue.
 * @throws CodedError `market_key_malformed`, `market_type_unknown`, `market_line_invalid`
 */
export function parseMarketKey(key: string): ParsedMarketKey {
  const at = key.indexOf('@');
  const code = at < 0 ? key : key.slice(0, at);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code)) {
    throw new CodedError<MarketErrorCode>('market_key_malformed', `"${key}" is not a market key`);
  }
  const type = findMarketType(code);
  if (type === undefined)
    throw new CodedError<MarketErrorCode>('market_type_unknown', `no market type "${code}"`);
  const line = at < 0 ? undefined : parseLine(key.slice(at + 1));
  if (!lineFits(type.kind.line, line)) {
    throw new CodedError<MarketErrorCode>('market_line_invalid', `"${key}" has no fitting line`);
  }
  return { code, type, line };
}

/** The key when it is a valid market key, else `undefined`. */
export function asMarketKey(text: string): MarketKey | undefined {
  try {
    parseMarketKey(text);
    return text as MarketKey;
  } catch {
    return undefined;
  }
}
