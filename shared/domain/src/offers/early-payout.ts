import {
  decidingScore,
  type MatchResult,
  type Score,
  type Side,
  type Sport,
} from '../markets/index.ts';

/** A sport whose bets on the winner may be paid before the end, with the one market that may. */
export interface EarlyPayoutSport {
  readonly market: string;
  /** The smallest lead that an operator may offer: one that is not lost every other match. */
  readonly least: number;
}

/** The sports that have early payouts: those where a lead is a difference of goals or points. */
export const EARLY_PAYOUT_SPORTS = {
  football: { market: 'ft-1x2', least: 2 },
  basketball: { market: 'basketball-winner', least: 15 },
  'american-football': { market: 'american-football-winner', least: 14 },
  'ice-hockey': { market: 'hockey-1x2', least: 3 },
} as const satisfies Partial<Record<Sport, EarlyPayoutSport>>;

/** One sport of an operator's offer. */
export interface EarlyPayoutTerms {
  readonly sport: keyof typeof EARLY_PAYOUT_SPORTS;
  /** Goals or points that the backed side must be ahead at any moment. */
  readonly lead: number;
  /** Ids of the competitions that have it; none for all of them. */
  readonly champs: readonly number[];
}

/** What an early payout is judged by. */
export interface EarlyPayoutSelection {
  readonly sport: string;
  readonly champId: number;
  readonly marketKey: string;
  readonly outcomeCode: string;
  readonly section: 'line' | 'live';
}

/**
 * The terms that a market has, whichever of its sides is backed.
 * @returns undefined where its bets are paid by the result alone: another market, sport or competition
 */
export function earlyPayoutTerms(
  offer: readonly EarlyPayoutTerms[],
  market: Pick<EarlyPayoutSelection, 'sport' | 'champId' | 'marketKey'>,
): EarlyPayoutTerms | undefined {
  return offer.find(
    ({ sport, champs }) =>
      sport === market.sport &&
      EARLY_PAYOUT_SPORTS[sport].market === market.marketKey &&
      (champs.length === 0 || champs.includes(market.champId)),
  );
}

/**
 * EARLY-1: A selection has an early payout before the match, on a side to win in the market of its sport's result,
 * where the operator offers one for its sport and competition. Nobody leads in a draw.
 * @returns the lead that pays it; undefined where the result alone does
 */
export function earlyPayoutLead(
  offer: readonly EarlyPayoutTerms[],
  selection: EarlyPayoutSelection,
): number | undefined {
  const { section, outcomeCode } = selection;
  return section === 'line' && (outcomeCode === 'home' || outcomeCode === 'away')
    ? earlyPayoutTerms(offer, selection)?.lead
    : undefined;
}

/** A score at a moment of a match. */
export interface ScoreMoment extends Score {
  /** The period, and seconds of the match clock, where they are known. */
  readonly period?: string | undefined;
  readonly seconds?: number | undefined;
}

/** The first moment at which a side was so far ahead. */
export interface ReachedLead extends ScoreMoment {
  readonly side: Side;
  readonly lead: number;
}

/**
 * EARLY-2: Every lead counts from the first moment that the score showed it, in the order of the match; what the score
 * becomes later takes none of them back. Extra time and shoot-outs are no part of it.
 * @param moments scores in order
 * @returns each side's leads, growing: the first is the first moment that it was ahead at all
 */
export function leadsOf(moments: readonly ScoreMoment[]): readonly ReachedLead[] {
  const most = { home: 0, away: 0 };
  return moments.flatMap((moment) => {
    const side = moment.home > moment.away ? 'home' : 'away';
    const lead = Math.abs(moment.home - moment.away);
    if (moment.period === 'ot' || lead <= most[side]) {
      return [];
    }
    most[side] = lead;
    return [{ ...moment, side, lead }];
  });
}

function running(parts: readonly Score[]): readonly Score[] {
  let home = 0;
  let away = 0;
  return parts.map((part) => {
    home += part.home;
    away += part.away;
    return { home, away };
  });
}

function scoredBy(order: readonly Side[]): readonly Score[] {
  return running(
    order.map((side) => ({ home: Number(side === 'home'), away: Number(side === 'away') })),
  );
}

/**
 * The scores that a result knows, in the order of the match: after each goal where it lists them, at the end of each
 * part, and at the end. Those of the regular time.
 */
export function scoresAlong(result: MatchResult): readonly Score[] {
  const final = decidingScore(result);
  const end = final === undefined ? [] : [final];
  switch (result.sport) {
    case 'football': {
      const { goals, halfTime } = result;
      return [...(goals ? scoredBy(goals) : halfTime ? [halfTime] : []), ...end];
    }
    case 'ice-hockey': {
      const { goals, periods = [] } = result;
      return [...(goals ? scoredBy(goals) : running(periods)), ...end];
    }
    case 'basketball':
      return [...running(result.quarters ?? []), ...end];
    case 'american-football':
      return [...running(result.parts ?? []), ...end];
    default:
      return [];
  }
}
