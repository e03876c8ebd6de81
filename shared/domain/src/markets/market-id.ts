import type { Branded } from '../brand.ts';
import { CodedError } from '../errors/coded-error.ts';
import { hasOutcome } from './kind.ts';
import type { MarketErrorCode } from './market-error.ts';
import { type MarketKey, parseMarketKey } from './market-key.ts';

/** A market of one event: `1042~ft-total@2.5`. */
export type MarketId = Branded<string, 'MarketId'>;
/** An outcome of one market of one event: `1042~ft-total@2.5~over`. */
export type OutcomeId = Branded<string, 'OutcomeId'>;

export interface ParsedMarketId {
  readonly eventId: number;
  readonly marketKey: MarketKey;
}

export interface ParsedOutcomeId extends ParsedMarketId {
  readonly marketId: MarketId;
  readonly outcomeCode: string;
}

/** @throws CodedError `market_id_malformed` when the event id is not a positive integer */
export function buildMarketId({ eventId, marketKey }: ParsedMarketId): MarketId {
  if (!Number.isSafeInteger(eventId) || eventId <= 0) {
    throw new CodedError<MarketErrorCode>('market_id_malformed', `${eventId} is not an event id`);
  }
  return `${eventId}~${marketKey}` as MarketId;
}

/** @throws CodedError `outcome_unknown`, and whatever `buildMarketId` and the key throw */
export function buildOutcomeId(
  parts: ParsedMarketId & { readonly outcomeCode: string },
): OutcomeId {
  requireOutcome(parts.marketKey, parts.outcomeCode);
  return `${buildMarketId(parts)}~${parts.outcomeCode}` as OutcomeId;
}

/** @throws CodedError `market_id_malformed`, and whatever the key's parsing throws */
export function parseMarketId(text: string): ParsedMarketId {
  const match = /^([1-9]\d{0,14})~([^~]+)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) {
    throw new CodedError<MarketErrorCode>('market_id_malformed', `"${text}" is not a market id`);
  }
  parseMarketKey(match[2]);
  return { eventId: Number(match[1]), marketKey: match[2] as MarketKey };
}

/** @throws CodedError `outcome_id_malformed`, `outcome_unknown`, and whatever the key throws */
export function parseOutcomeId(text: string): ParsedOutcomeId {
  const match = /^([1-9]\d{0,14}~([^~]+))~([^~]+)$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined || match[3] === undefined) {
    throw new CodedError<MarketErrorCode>('outcome_id_malformed', `"${text}" is not an outcome id`);
  }
  const marketId = match[1] as MarketId;
  requireOutcome(match[2], match[3]);
  return { ...parseMarketId(marketId), marketId, outcomeCode: match[3] };
}

function requireOutcome(marketKey: string, outcomeCode: string): void {
  if (!hasOutcome(parseMarketKey(marketKey).type.kind, outcomeCode)) {
    throw new CodedError<MarketErrorCode>(
      'outcome_unknown',
      `"${marketKey}" has no outcome "${outcomeCode}"`,
    );
  }
}
