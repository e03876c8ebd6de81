import { BUILDER_MARKET, builderParts } from '../markets/builder.ts';

/** What an operator's decision about prices or stakes is about, from the widest to the narrowest. */
export const SCOPE_LEVELS = ['sport', 'champ', 'event', 'market', 'outcome', 'type'] as const;
export type ScopeLevel = (typeof SCOPE_LEVELS)[number];

/**
 * What is decided about, as text: `sport:football`, `champ:1100`, `event:1042`, `market:1042~ft-1x2`,
 * `outcome:1042~ft-1x2~home`, and `type:football~ft-1x2` for one type of market in all events of a sport.
 */
export type TradingScope = string;

/** An outcome with what it belongs to. */
export interface TradedOutcome {
  readonly sport: string;
  readonly champId: number;
  readonly eventId: number;
  readonly marketKey: string;
  readonly outcomeCode: string;
}

const WORD = '[a-z0-9-]+';
const MARKET = '[a-z0-9.@-]+';
const PATTERNS: Readonly<Record<ScopeLevel, RegExp>> = {
  sport: new RegExp(`^${WORD}$`),
  champ: /^\d{1,16}$/,
  event: /^\d{1,16}$/,
  market: new RegExp(`^\\d{1,16}~${MARKET}$`),
  outcome: new RegExp(`^\\d{1,16}~${MARKET}~${WORD}$`),
  type: new RegExp(`^${WORD}~${WORD}$`),
};

/** The level of a scope and what it names there; undefined for a text that is none. */
export function parseScope(
  scope: string,
): { readonly level: ScopeLevel; readonly name: string } | undefined {
  const colon = scope.indexOf(':');
  const level = SCOPE_LEVELS.find((each) => each === scope.slice(0, colon));
  const name = scope.slice(colon + 1);
  return level !== undefined && name.length <= 120 && PATTERNS[level].test(name)
    ? { level, name }
    : undefined;
}

/**
 * All scopes that an outcome is in, the widest first. Selections of one event as one leg are in those of each of
 * them.
 */
export function outcomeScopes(outcome: TradedOutcome): readonly TradingScope[] {
  const { sport, champId, eventId, marketKey, outcomeCode } = outcome;
  const parts =
    marketKey === BUILDER_MARKET ? (builderParts(outcomeCode) ?? []) : [{ marketKey, outcomeCode }];
  return [
    `sport:${sport}`,
    `champ:${champId}`,
    `event:${eventId}`,
    ...parts.flatMap((part) => [
      `market:${eventId}~${part.marketKey}`,
      `outcome:${eventId}~${part.marketKey}~${part.outcomeCode}`,
    ]),
  ];
}
