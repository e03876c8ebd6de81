import type { CompetitionRow } from './competition-row.ts';

/** The cups that Europe's clubs play across borders. */
export const footballCups: readonly CompetitionRow[] = [
  {
    id: 1100,
    tier: 1,
    name: 'UEFA Champions League',
    country: 'world',
    utcOffset: 1,
    season: [9, 5],
    sides:
      'Paris Saint-Germain;Bayern Munich;Arsenal;Real Madrid;Barcelona;Liverpool;Manchester City;Inter;Chelsea;Atlético Madrid;Newcastle United;Borussia Dortmund;Tottenham Hotspur;Napoli;Juventus;Atalanta;Bayer Leverkusen;Sporting CP;Villarreal;Eintracht Frankfurt;Athletic Club;Benfica;Marseille;PSV Eindhoven;Club Brugge;Galatasaray;Monaco;Olympiacos;Ajax;Union Saint-Gilloise;Slavia Praha;FC Copenhagen;Bodø/Glimt;Qarabağ;Pafos;Kairat',
  },
  {
    id: 1101,
    tier: 1,
    name: 'UEFA Europa League',
    country: 'world',
    utcOffset: 1,
    season: [9, 5],
    sides:
      'Aston Villa;Roma;Porto;Lyon;Real Betis;Lille;Feyenoord;Fenerbahçe;VfB Stuttgart;Nottingham Forest;SC Freiburg;Bologna;Celta Vigo;Braga;Nice;Rangers;PAOK;Celtic;Panathinaikos;Midtjylland;Genk;Basel;Viktoria Plzeň;Crvena zvezda;Young Boys;Red Bull Salzburg;Sturm Graz;FC Utrecht;Dinamo Zagreb;FCSB;Ferencváros;Ludogorets;Brann;Maccabi Tel Aviv;Malmö FF;Go Ahead Eagles',
  },
];
