import type { CompetitionRow } from './competition-row.ts';
import { footballEurope } from './football-europe.ts';
import { footballWorld } from './football-world.ts';

type Youth = Omit<CompetitionRow, 'sides' | 'tier'> & {
  /** The competitions whose clubs send their younger sides. */
  readonly clubsOf: readonly number[];
};

const autumnToSpring = [8, 5] as const;

const youth: readonly Youth[] = [
  {
    id: 1301,
    name: 'DFB-Nachwuchsliga',
    country: 'DE',
    utcOffset: 1,
    season: autumnToSpring,
    suffix: ' U19',
    clubsOf: [1020, 1021],
  },
  {
    id: 1302,
    name: 'División de Honor Juvenil',
    country: 'ES',
    utcOffset: 1,
    season: autumnToSpring,
    suffix: ' U19',
    clubsOf: [1010],
  },
  {
    id: 1303,
    name: 'Championnat National U19',
    country: 'FR',
    utcOffset: 1,
    season: autumnToSpring,
    suffix: ' U19',
    clubsOf: [1040, 1041],
  },
  {
    id: 1304,
    name: 'U19 Elit Ligi',
    country: 'TR',
    utcOffset: 3,
    season: autumnToSpring,
    suffix: ' U19',
    clubsOf: [1070],
  },
  {
    id: 1305,
    name: 'Campeonato Brasileiro Sub-20',
    country: 'BR',
    utcOffset: -3,
    season: [3, 10],
    suffix: ' U20',
    clubsOf: [1201],
  },
  {
    id: 1306,
    name: 'Torneo Proyección',
    country: 'AR',
    utcOffset: -3,
    season: [2, 12],
    suffix: ' (R)',
    clubsOf: [1203],
  },
  {
    id: 1307,
    name: 'Liga Revelação',
    country: 'PT',
    utcOffset: 0,
    season: autumnToSpring,
    suffix: ' U23',
    clubsOf: [1060],
  },
  {
    id: 1308,
    name: 'Saudi Elite League',
    country: 'SA',
    utcOffset: 3,
    season: autumnToSpring,
    suffix: ' U21',
    clubsOf: [1216],
  },
];

/** The leagues of the clubs' younger sides: as strong among themselves as the clubs are. */
export function footballYouth(): readonly CompetitionRow[] {
  const rows = [...footballEurope, ...footballWorld];
  return youth.map(({ clubsOf, ...about }) => ({
    ...about,
    tier: 3,
    sides: clubsOf
      .map((id) => rows.find((row) => row.id === id)?.sides)
      .filter((sides) => sides !== undefined)
      .join(';'),
  }));
}
