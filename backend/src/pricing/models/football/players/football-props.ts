import type { Score, Side } from '@touchline/domain/markets';
import { entering } from './line-up.ts';
import type { MatchStory } from './match-story.ts';
import { offeredOf } from './offered.ts';
import { type Deed, ELEVEN, type Squads } from './squad.ts';

/** A player on the pitch as pricing sees him. */
export interface PropPlayer {
  readonly id: number;
  readonly shares: Readonly<Record<Deed, number>>;
  readonly done: Readonly<Record<Deed, number>>;
  /** What he may be bet on for. */
  readonly offered: Readonly<Record<Deed, boolean>>;
  /** He may be changed: a starter of the field. */
  readonly mayGoOff: boolean;
}

/** The state of a match beside its goals, as numbers that a thread can be sent. */
export interface FootballProps {
  readonly corners: Score;
  readonly cards: Score;
  /** Players that each side has changed already. */
  readonly changes: Score;
  readonly isFirstScored: boolean;
  /** Those on the pitch; before the start those who usually begin. */
  readonly players: Readonly<Record<Side, readonly PropPlayer[]>>;
}

const DEEDS: readonly Deed[] = ['goals', 'assists', 'shots', 'cards'];

function byDeed<Value>(of: (deed: Deed) => Value): Readonly<Record<Deed, Value>> {
  return { goals: of('goals'), assists: of('assists'), shots: of('shots'), cards: of('cards') };
}

/** Reads off a story what its markets are priced by. */
export function createPropsReader(squads: Squads): (story: MatchStory) => FootballProps {
  const offered = {
    home: new Map(DEEDS.map((deed) => [deed, offeredOf(squads.home, deed)])),
    away: new Map(DEEDS.map((deed) => [deed, offeredOf(squads.away, deed)])),
  };
  const usual = (side: Side) =>
    squads[side]
      .slice(0, ELEVEN)
      .map((player) => entering(player, { isStarter: true, isLate: false }));

  return (story) => {
    const playersOf = (side: Side) =>
      (story.lineups?.[side].took ?? usual(side))
        .filter(({ isOn }) => isOn)
        .map(
          ({ player, done, isStarter }): PropPlayer => ({
            id: player.id,
            shares: byDeed((deed) => player[deed]),
            done: { ...done },
            offered: byDeed((deed) => offered[side].get(deed)?.has(player.id) === true),
            mayGoOff: isStarter && player.position !== 'G',
          }),
        );
    return {
      corners: story.corners,
      cards: story.cards,
      changes: story.changes,
      isFirstScored: story.isFirstScored,
      players: { home: playersOf('home'), away: playersOf('away') },
    };
  };
}
