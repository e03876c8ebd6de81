import { type Grade, hasOutcome } from './kind.ts';
import { CodedError } from '../errors/coded-error.ts';
import type { MarketErrorCode } from './market-error.ts';
import { type ParsedMarketKey, parseMarketKey } from './market-key.ts';
import { type MatchResult, type ResultShape, shapeOf } from './match-result.ts';
import { orderOf, partsOf, scoreOf } from './result-score.ts';

export interface OutcomeToGrade {
  readonly marketKey: string;
  readonly outcomeCode: string;
  readonly result: MatchResult;
}

/**
 * The grade of an outcome. A cancelled match voids everything; an abandoned one voids what was
 * not complete; a set or game that was not played is void.
 * @throws CodedError `market_not_gradable` when a finished result lacks the facts (ask
 * `canGrade` before offering), `market_sport_mismatch`, `outcome_unknown`, and the key's errors
 */
export function gradeOutcome({ marketKey, outcomeCode, result }: OutcomeToGrade): Grade {
  const key = parseMarketKey(marketKey);
  if (key.type.sport !== result.sport) {
    throw new CodedError<MarketErrorCode>(
      'market_sport_mismatch',
      `"${marketKey}" is not of ${result.sport}`,
    );
  }
  if (!hasOutcome(key.type.kind, outcomeCode)) {
    throw new CodedError<MarketErrorCode>(
      'outcome_unknown',
      `"${marketKey}" has no outcome "${outcomeCode}"`,
    );
  }
  if (result.status === 'cancelled') return 'void';
  if (!holdsFacts(key, shapeOf(result))) {
    if (result.status === 'abandoned') return 'void';
    throw new CodedError<MarketErrorCode>(
      'market_not_gradable',
      `the result cannot grade "${marketKey}"`,
    );
  }
  return gradeByFacts(key, outcomeCode, result);
}

function gradeByFacts({ type, line = 0 }: ParsedMarketKey, outcome: string, result: MatchResult) {
  const { kind, period } = type;
  if (kind.basis === 'score') {
    const score = scoreOf(result, type);
    return score === undefined ? 'void' : kind.grade(score, outcome, line);
  }
  if (kind.basis === 'parts') {
    const parts = partsOf(result);
    return parts === undefined ? 'void' : kind.grade(parts, outcome, line);
  }
  if (kind.basis === 'players') {
    const players = 'players' in result ? result.players : undefined;
    return players === undefined ? 'void' : kind.grade(players, outcome, line);
  }
  if (kind.basis === 'finish') {
    const finish = 'finish' in result ? result.finish : undefined;
    return finish === undefined ? 'void' : kind.grade(finish, outcome);
  }
  const order = orderOf(result, period) ?? [];
  const open = result.status === 'abandoned' && order.length < line;
  return open ? 'void' : kind.grade(order, outcome, line);
}

function holdsFacts({ type }: ParsedMarketKey, { facts }: ResultShape): boolean {
  return type.needs.every((fact) => facts.includes(fact));
}

/**
 * Whether results of this shape can grade the market: one that they cannot must not be offered.
 * @throws CodedError for a malformed or unknown key
 */
export function canGrade(marketKey: string, shape: ResultShape): boolean {
  const key = parseMarketKey(marketKey);
  return key.type.sport === shape.sport && holdsFacts(key, shape);
}
