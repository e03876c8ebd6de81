import type {
  CricketCommentary,
  CricketInnings,
  CricketScorecard,
} from '@touchline/contracts/cricket';
import { type CricketBall, inningsCard, oversText } from '@touchline/domain/cricket';
import type { Side } from '@touchline/domain/markets';
import type { BallByBall } from '../../pricing/book/knows-balls.ts';

/** Balls that are described one by one: six overs. */
const DESCRIBED = 36;

interface Teams {
  readonly eventId: number;
  readonly home: { readonly id: number; readonly name: string };
  readonly away: { readonly id: number; readonly name: string };
}

type NameOf = (player: number) => string;

function describe(ball: CricketBall, nameOf: NameOf): CricketCommentary {
  const { over, ball: at, batter, bowler, runs } = ball;
  return {
    at: `${over}.${at}`,
    batter: nameOf(batter),
    bowler: nameOf(bowler),
    runs,
    ...(ball.out && { out: outOf({ ...ball.out, bowler }, nameOf) }),
  };
}

function outOf(
  { kind, fielder, bowler }: NonNullable<CricketBall['out']> & { readonly bowler: number },
  nameOf: NameOf,
) {
  return {
    kind,
    bowler: nameOf(bowler),
    ...(fielder === undefined ? {} : { fielder: nameOf(fielder) }),
  };
}

function inningsOf(
  { batting, balls, isOver }: BallByBall['innings'][number],
  { squads }: BallByBall,
  { team, nameOf }: { readonly team: string; readonly nameOf: NameOf },
): CricketInnings {
  const card = inningsCard(balls);
  const batted = new Set(card.batting.map(({ player }) => player));
  return {
    team,
    runs: card.runs,
    wickets: card.wickets,
    overs: oversText(card.balls),
    isOver,
    batting: card.batting.map(({ player, out, ...figures }) => ({
      ...figures,
      id: player,
      name: nameOf(player),
      ...(out && { out: outOf(out, nameOf) }),
    })),
    yetToBat: squads[batting]
      .filter(({ id }) => !batted.has(id))
      .map(({ id, name }) => ({ id, name })),
    bowling: card.bowling.map(({ player, balls: bowled, ...figures }) => ({
      ...figures,
      id: player,
      name: nameOf(player),
      overs: oversText(bowled),
    })),
    partnerships: card.partnerships.map(({ batters, ...figures }) => ({
      ...figures,
      batters: batters.map(nameOf),
    })),
    fall: card.fall.map(({ player, runs, balls: at }) => ({
      batter: nameOf(player),
      runs,
      overs: oversText(at),
    })),
    balls: balls
      .slice(-DESCRIBED)
      .toReversed()
      .map((ball) => describe(ball, nameOf)),
  };
}

/** A match ball by ball as pages show it. */
export function scorecardOf(match: BallByBall, teams: Teams): CricketScorecard {
  const { squads, overs, innings } = match;
  const names = new Map([...squads.home, ...squads.away].map(({ id, name }) => [id, name]));
  const nameOf = (player: number) => names.get(player) ?? '';
  const { eventId, home, away } = teams;
  return {
    eventId,
    home,
    away,
    overs,
    innings: innings.map((one) =>
      inningsOf(one, match, { team: teams[one.batting satisfies Side].name, nameOf }),
    ),
  };
}
