import { EventState } from '@touchline/contracts/line';
import { describe, expect, it } from 'vitest';
import { createSportModels, type MatchSport, type MatchState } from '../models/index.ts';
import { modelOf } from './any-model.ts';
import { describeState } from './event-state.ts';

const models = createSportModels();

/** A match of a sport with what has happened in it. */
function shown(sport: MatchSport, happened: object) {
  const state = { ...modelOf(models, sport).newMatch(), phase: 'playing', ...happened };
  return EventState.parse(describeState(state as MatchState, 0));
}

const score = (home: number, away: number) => ({ home, away });

describe('the scoreboard of a match', () => {
  it('the scoreboard of darts has sets, the legs of each, and who throws first', () => {
    const state = shown('darts', {
      sets: [score(3, 1), score(2, 3)],
      points: score(1, 0),
      server: 'away',
    });
    expect(state).toMatchObject({
      period: 's3',
      score: {
        total: [1, 1],
        periods: [
          [3, 1],
          [2, 3],
          [1, 0],
        ],
        detail: { serving: 'away' },
      },
    });
  });

  it('the scoreboard of snooker has the frames, and which one is played', () => {
    const state = shown('snooker', { points: score(3, 2) });
    expect(state).toMatchObject({ period: 'f6', score: { total: [3, 2], periods: [] } });
    const over = shown('snooker', { phase: 'finished', sets: [score(4, 2)] });
    expect(over).toMatchObject({ status: 'finished', period: 'f6', score: { total: [4, 2] } });
  });

  it('the clock of handball goes on through the second half, and stands at half-time', () => {
    const parts = [score(14, 12), score(3, 1)];
    const second = shown('handball', { part: 2, phaseSeconds: 300, parts });
    expect(second).toMatchObject({
      period: '2h',
      score: { total: [17, 13] },
      clock: { seconds: 2_100, running: true },
    });
    const break_ = shown('handball', { phase: 'break', part: 1, parts: parts.slice(0, 1) });
    expect(break_).toMatchObject({ period: 'ht', clock: { seconds: 1_800, running: false } });
  });

  it('the scoreboard of American football has quarters', () => {
    const parts = [score(7, 0), score(3, 10)];
    const state = shown('american-football', { part: 2, phaseSeconds: 60, parts });
    expect(state).toMatchObject({ period: 'q2', score: { total: [10, 10] } });
  });

  it('the scoreboard of baseball has runs by inning, who bats, outs and the bases that are taken', () => {
    const state = shown('baseball', {
      inning: 2,
      batting: 'home',
      outs: 1,
      bases: 0b101,
      innings: [score(0, 1), score(2, 0)],
    });
    expect(state).toMatchObject({
      period: 'n2',
      score: {
        total: [2, 1],
        periods: [
          [0, 1],
          [2, 0],
        ],
        detail: { serving: 'home', outs: 1, bases: [true, false, true] },
      },
    });
  });

  it('the scoreboard of a fight has the card of the rounds that are over, and the clock of the running one', () => {
    const state = shown('boxing', {
      round: 3,
      phaseSeconds: 95,
      cards: [score(10, 9), score(9, 10)],
    });
    expect(state).toMatchObject({
      period: 'r3',
      score: { total: [19, 19] },
      clock: { seconds: 95, running: true },
    });
  });
});
