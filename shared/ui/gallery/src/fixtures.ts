import { pages } from './texts/texts.ts';

const { teams, list, frame } = pages;
export const SPORTS = [
  { id: 1, name: frame.sports[0] ?? '', count: 187 },
  { id: 4, name: frame.sports[1] ?? '', count: 64 },
  { id: 3, name: frame.sports[2] ?? '', count: 52 },
  { id: 2, name: frame.sports[3] ?? '', count: 38 },
  { id: 6, name: frame.sports[4] ?? '', count: 21 },
  { id: 66, name: frame.sports[5] ?? '', count: 12 },
];

interface Side {
  readonly name: string;
  readonly score?: string;
  readonly parts?: readonly string[];
  readonly points?: string;
  readonly serving?: boolean;
}

export interface GalleryEvent {
  readonly id: number;
  readonly sportId: number;
  readonly competition: string;
  readonly time: string;
  readonly live?: boolean;
  readonly home: Side;
  readonly away: Side;
  readonly prices: readonly (readonly [name: string, price: string | undefined])[];
  readonly more: number;
  readonly suspended?: string;
}

export const LIVE: readonly GalleryEvent[] = [
  {
    id: 1,
    sportId: 1,
    competition: list.competitions.england,
    time: list.times[0] ?? '',
    live: true,
    home: { name: teams.arsenal, score: '2' },
    away: { name: teams.brighton, score: '1' },
    prices: [
      ['1', '1.28'],
      ['X', '5.40'],
      ['2', '11.50'],
    ],
    more: 87,
  },
  {
    id: 2,
    sportId: 1,
    competition: list.competitions.spain,
    time: list.times[1] ?? '',
    live: true,
    home: { name: teams.sociedad, score: '0' },
    away: { name: teams.atletico, score: '0' },
    prices: [
      ['1', '3.05'],
      ['X', '2.48'],
      ['2', '2.90'],
    ],
    more: 74,
  },
  {
    id: 3,
    sportId: 4,
    competition: list.competitions.atp,
    time: list.times[2] ?? '',
    live: true,
    home: { name: teams.alcaraz, score: '1', parts: ['6', '4', '3'], points: '40', serving: true },
    away: { name: teams.sinner, score: '1', parts: ['4', '6', '3'], points: '15' },
    prices: [
      ['1', '1.83'],
      ['2', '1.97'],
    ],
    more: 23,
  },
  {
    id: 4,
    sportId: 1,
    competition: list.competitions.germany,
    time: list.times[3] ?? '',
    live: true,
    home: { name: teams.gladbach, score: '1' },
    away: { name: teams.leverkusen, score: '2' },
    prices: [
      ['1', '9.80'],
      ['X', '4.10'],
      ['2', '1.36'],
    ],
    more: 61,
    suspended: list.suspended,
  },
  {
    id: 5,
    sportId: 3,
    competition: list.competitions.nba,
    time: list.times[4] ?? '',
    live: true,
    home: { name: teams.celtics, score: '98', parts: ['27', '31', '24', '16'] },
    away: { name: teams.bucks, score: '95', parts: ['25', '28', '30', '12'] },
    prices: [
      ['1', '1.62'],
      ['2', '2.32'],
    ],
    more: 41,
  },
];

export const LINE: readonly GalleryEvent[] = [
  {
    id: 11,
    sportId: 1,
    competition: list.competitions.champions,
    time: list.starts[0] ?? '',
    home: { name: teams.bayern },
    away: { name: teams.paris },
    prices: [
      ['1', '2.05'],
      ['X', '3.80'],
      ['2', '3.35'],
    ],
    more: 142,
  },
  {
    id: 12,
    sportId: 2,
    competition: list.competitions.nhl,
    time: list.starts[1] ?? '',
    home: { name: teams.toronto },
    away: { name: teams.bruins },
    prices: [
      ['1', '2.21'],
      ['X', undefined],
      ['2', '2.64'],
    ],
    more: 38,
  },
];
