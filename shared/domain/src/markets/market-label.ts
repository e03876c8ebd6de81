import { baseballMarkets } from './catalogue/baseball.ts';
import { basketballMarkets } from './catalogue/basketball.ts';
import { battlesMarkets } from './catalogue/battles.ts';
import { cricketMarkets } from './catalogue/cricket.ts';
import { esoccerMarkets } from './catalogue/esoccer.ts';
import { fightMarkets } from './catalogue/fights.ts';
import { footballMarkets } from './catalogue/football.ts';
import { iceHockeyMarkets } from './catalogue/ice-hockey.ts';
import { firstToMarkets } from './catalogue/first-to.ts';
import type { MarketRow } from './catalogue/row.ts';
import { roundsMarkets } from './catalogue/rounds.ts';
import { tennisMarkets } from './catalogue/tennis.ts';
import { turnsMarkets } from './catalogue/turns.ts';
import { volleyballMarkets } from './catalogue/volleyball.ts';
import type { MarketType } from './market-type.ts';
import type { Sport } from './sport.ts';

/** What names and places a market, without the rules that grade it. */
export type MarketLabel = Pick<
  MarketType,
  'code' | 'typeId' | 'sport' | 'group' | 'period' | 'unit' | 'kindName'
>;

/** The rows of every catalogue, by sport. */
export function marketRows(): Readonly<Record<Sport, readonly MarketRow[]>> {
  return {
    football: footballMarkets(),
    'ice-hockey': iceHockeyMarkets(),
    basketball: basketballMarkets(),
    tennis: tennisMarkets(),
    volleyball: volleyballMarkets(),
    cricket: cricketMarkets,
    'horse-racing': [],
    greyhounds: [],
    ...firstToMarkets(),
    ...turnsMarkets(),
    baseball: baseballMarkets(),
    ...fightMarkets(),
    cs2: roundsMarkets('cs2', 40_000),
    valorant: roundsMarkets('valorant', 41_000),
    esoccer: esoccerMarkets(),
    dota2: battlesMarkets('dota2', 43_000),
    lol: battlesMarkets('lol', 44_000),
    // Their events have the markets of the sports that they imitate.
    'virtual-greyhounds': [],
    'virtual-football': [],
    'virtual-tennis': [],
  };
}

let labels: ReadonlyMap<string, MarketLabel> | undefined;

function build(): ReadonlyMap<string, MarketLabel> {
  const all = Object.entries(marketRows()).flatMap(([sport, rows]) =>
    rows.map(([code, typeId, group, period, kindName, unit]): MarketLabel => {
      return Object.freeze({ code, typeId, sport: sport as Sport, group, period, unit, kindName });
    }),
  );
  return new Map(all.map((label) => [label.code, label]));
}

/** The labels of all market types. */
export function marketLabels(): readonly MarketLabel[] {
  labels ??= build();
  return [...labels.values()];
}

/**
 * The label of a market type, or `undefined` for an unknown code. Pages that only show markets use
 * this: the grading rules behind `findMarketType` are several times its size.
 */
export function findMarketLabel(code: string): MarketLabel | undefined {
  labels ??= build();
  return labels.get(code);
}
