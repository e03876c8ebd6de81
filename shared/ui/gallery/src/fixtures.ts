export const SPORTS = [
  { id: 1, name: 'Football', count: 187 },
  { id: 4, name: 'Tennis', count: 64 },
  { id: 3, name: 'Basketball', count: 52 },
  { id: 2, name: 'Ice hockey', count: 38 },
  { id: 6, name: 'Volleyball', count: 21 },
  { id: 66, name: 'Cricket', count: 12 },
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
    competition: 'England · Premier League',
    time: '2nd half 67′',
    live: true,
    home: { name: 'Arsenal', score: '2' },
    away: { name: 'Brighton & Hove Albion', score: '1' },
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
    competition: 'Spain · La Liga',
    time: '1st half 31′',
    live: true,
    home: { name: 'Real Sociedad', score: '0' },
    away: { name: 'Atlético Madrid', score: '0' },
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
    competition: 'ATP Finals · Turin, hard',
    time: '3rd set',
    live: true,
    home: { name: 'Alcaraz C.', score: '1', parts: ['6', '4', '3'], points: '40', serving: true },
    away: { name: 'Sinner J.', score: '1', parts: ['4', '6', '3'], points: '15' },
    prices: [
      ['1', '1.83'],
      ['2', '1.97'],
    ],
    more: 23,
  },
  {
    id: 4,
    sportId: 1,
    competition: 'Germany · Bundesliga',
    time: '2nd half 78′',
    live: true,
    home: { name: 'Borussia Mönchengladbach', score: '1' },
    away: { name: 'Bayer Leverkusen', score: '2' },
    prices: [
      ['1', '9.80'],
      ['X', '4.10'],
      ['2', '1.36'],
    ],
    more: 61,
    suspended: 'Suspended: goal under review',
  },
  {
    id: 5,
    sportId: 3,
    competition: 'USA · NBA',
    time: '4th quarter 5:12',
    live: true,
    home: { name: 'Boston Celtics', score: '98', parts: ['27', '31', '24', '16'] },
    away: { name: 'Milwaukee Bucks', score: '95', parts: ['25', '28', '30', '12'] },
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
    competition: 'UEFA Champions League',
    time: 'Today 21:00',
    home: { name: 'Bayern Munich' },
    away: { name: 'Paris Saint-Germain' },
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
    competition: 'NHL',
    time: 'Tomorrow 01:30',
    home: { name: 'Toronto Maple Leafs' },
    away: { name: 'Boston Bruins' },
    prices: [
      ['1', '2.21'],
      ['X', undefined],
      ['2', '2.64'],
    ],
    more: 38,
  },
];
