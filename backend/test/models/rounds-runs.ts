import type { RoundsDiscipline, RoundsResult, Score, Side } from '@touchline/domain/markets';
import type { RoundsState } from '../../src/pricing/models/match-state.ts';
import { ROUNDS_RULES } from '../../src/pricing/models/rounds/parameters.ts';
import type { Draw } from './sport-runs.ts';

export interface RoundsPosition {
  readonly sport: RoundsDiscipline;
  readonly homeEdge: number;
  readonly bestOf: 1 | 3;
  readonly maps: readonly Score[];
  readonly winners: readonly (readonly Side[])[];
  readonly rounds: Score;
  readonly firstDefender: Side;
  /** Rounds since each side's money was fresh, as a word for what it can buy. */
  readonly buys: RoundsState['buys'];
}

const OTHER = { home: 'away', away: 'home' } as const;

/** Plays a match on by its rules as players know them: no formula of the model is used. */
export function playRoundsMatch(position: RoundsPosition, draw: Draw): RoundsResult {
  const { sport, bestOf } = position;
  const maps: Score[] = [...position.maps];
  const winners = position.winners.map((map) => [...map]);
  const won = { home: 0, away: 0 };
  for (const map of maps) won[map.home > map.away ? 'home' : 'away'] += 1;
  let start = position;
  while (Math.max(won.home, won.away) < (bestOf + 1) / 2) {
    const order = winners[maps.length] ?? [];
    winners[maps.length] = order;
    const score = playMap(start, order, draw);
    maps.push(score);
    won[score.home > score.away ? 'home' : 'away'] += 1;
    const knife: Side = draw() < 0.5 ? 'home' : 'away';
    start = {
      ...start,
      rounds: { home: 0, away: 0 },
      buys: { home: 'pistol', away: 'pistol' },
      firstDefender: maps.length === 2 ? knife : OTHER[start.firstDefender],
    };
  }
  return { sport, status: 'finished', maps, mapsWon: won, rounds: winners };
}

function playMap(start: RoundsPosition, order: Side[], draw: Draw): Score {
  const rules = ROUNDS_RULES[start.sport];
  const score = { ...start.rounds };
  const buys = { ...start.buys } as Record<Side, string>;
  for (;;) {
    const played = score.home + score.away;
    const defender = defenderOf(start, played);
    let odds = start.homeEdge + (defender === 'home' ? rules.defence : -rules.defence);
    if (buys.away === 'eco') odds += rules.buy;
    if (buys.home === 'eco') odds -= rules.buy;
    const winner: Side = draw() < Math.exp(odds) / (1 + Math.exp(odds)) ? 'home' : 'away';
    const loser = OTHER[winner];
    score[winner] += 1;
    order.push(winner);
    if (hasWon(start.sport, score[winner], score[loser])) return score;
    buys[winner] = 'full';
    buys[loser] = { pistol: 'eco', full: 'last', last: 'eco', eco: 'last' }[buys[loser]] ?? '';
    const after = played + 1;
    if (after === 12) buys.home = buys.away = 'pistol';
    const isOvertime = after >= 24;
    if (isOvertime && (start.sport === 'valorant' || after % 3 === 0)) {
      buys.home = buys.away = 'full';
    }
  }
}

/** Who defends, by the list of halves: twelve, twelve, and then overtime. */
function defenderOf({ sport, firstDefender }: RoundsPosition, played: number): Side {
  const other = OTHER[firstDefender];
  if (played < 12) return firstDefender;
  if (played < 24) return other;
  if (sport === 'valorant') return played % 2 === 0 ? firstDefender : other;
  // Overtimes of six: the first half as the last one ended, then changed.
  const overtime = Math.floor((played - 24) / 6);
  const isSecondHalf = (played - 24) % 6 >= 3;
  return (overtime % 2 === 0) === isSecondHalf ? firstDefender : other;
}

function hasWon(sport: RoundsDiscipline, winner: number, loser: number): boolean {
  if (winner === 13 && loser < 12) return true;
  if (sport === 'valorant') return winner > 12 && winner - loser === 2;
  return [16, 19, 22, 25, 28, 31, 34, 37, 40, 43].some(
    (goal) => winner === goal && loser >= goal - 4 && loser < goal - 1,
  );
}
