import type { Score, Side } from '@touchline/domain/markets';
import type { FootballState } from '../../src/pricing/models/match-state.ts';
import type { StrengthsOf } from '../../src/pricing/models/strengths.ts';
import { newFootballMatch } from '../../src/pricing/models/football/simulate-football.ts';

interface FixedState {
  readonly title: string;
  readonly state: FootballState;
  readonly strengths: StrengthsOf<'football'>;
}

interface Position {
  readonly score: Score;
  readonly halfTime?: Score;
  readonly phase: FootballState['phase'];
  readonly minutes: number;
}

function position({ score, halfTime, phase, minutes }: Position): FootballState {
  const goals: Side[] = [
    ...Array.from({ length: score.home }, (): Side => 'home'),
    ...Array.from({ length: score.away }, (): Side => 'away'),
  ];
  return {
    ...newFootballMatch(),
    score,
    phase,
    phaseSeconds: minutes * 60,
    goals,
    ...(halfTime && { halfTime }),
  };
}

const even = { sport: 'football', homeGoals: 1.5, awayGoals: 1.2 } as const;
const favourite = { sport: 'football', homeGoals: 2.6, awayGoals: 0.7 } as const;
const outsider = { sport: 'football', homeGoals: 0.9, awayGoals: 1.9 } as const;
const score = (home: number, away: number): Score => ({ home, away });

/** The states on which the model's probabilities and speed are checked. */
export function fixedFootballStates(): readonly FixedState[] {
  return [
    { title: 'before kick-off', state: newFootballMatch(), strengths: even },
    { title: 'before kick-off, clear favourite', state: newFootballMatch(), strengths: favourite },
    {
      title: '0–0 after 20 minutes',
      state: position({ score: score(0, 0), phase: 'first-half', minutes: 20 }),
      strengths: even,
    },
    {
      title: '1–0 after 33 minutes, away favourite',
      state: position({ score: score(1, 0), phase: 'first-half', minutes: 33 }),
      strengths: outsider,
    },
    {
      title: '1–1 at half-time',
      state: position({
        score: score(1, 1),
        halfTime: score(1, 1),
        phase: 'half-time',
        minutes: 0,
      }),
      strengths: favourite,
    },
    {
      title: '0–0 after 55 minutes',
      state: position({
        score: score(0, 0),
        halfTime: score(0, 0),
        phase: 'second-half',
        minutes: 10,
      }),
      strengths: even,
    },
    {
      title: '2–1 after 65 minutes',
      state: position({
        score: score(2, 1),
        halfTime: score(1, 1),
        phase: 'second-half',
        minutes: 20,
      }),
      strengths: outsider,
    },
    {
      title: '0–1 after 80 minutes',
      state: position({
        score: score(0, 1),
        halfTime: score(0, 0),
        phase: 'second-half',
        minutes: 35,
      }),
      strengths: favourite,
    },
    {
      title: '3–1 after 88 minutes',
      state: position({
        score: score(3, 1),
        halfTime: score(1, 0),
        phase: 'second-half',
        minutes: 43,
      }),
      strengths: even,
    },
  ];
}
