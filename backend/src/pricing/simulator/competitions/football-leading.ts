import type { CompetitionRow } from './competition-row.ts';

const autumnToSpring = [8, 5] as const;

/** The leagues of Great Britain, Spain, Germany, Italy and France. */
export const footballLeading: readonly CompetitionRow[] = [
  {
    id: 1001,
    tier: 1,
    name: 'Premier League',
    country: 'GB-ENG',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Liverpool;Arsenal;Manchester City;Chelsea;Aston Villa;Newcastle United;Tottenham Hotspur;Manchester United;Brighton & Hove Albion;Crystal Palace;Nottingham Forest;Bournemouth;Brentford;Fulham;Everton;West Ham United;Wolverhampton Wanderers;Leeds United;Sunderland;Burnley',
  },
  {
    id: 1002,
    tier: 2,
    name: 'Championship',
    country: 'GB-ENG',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Ipswich Town;Southampton;Leicester City;Coventry City;Middlesbrough;Birmingham City;Norwich City;West Bromwich Albion;Bristol City;Sheffield United;Wrexham;Watford;Stoke City;Swansea City;Millwall;Preston North End;Hull City;Derby County;Blackburn Rovers;Charlton Athletic;Queens Park Rangers;Portsmouth;Oxford United;Sheffield Wednesday',
  },
  {
    id: 1003,
    tier: 3,
    name: 'League One',
    country: 'GB-ENG',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Cardiff City;Luton Town;Huddersfield Town;Bolton Wanderers;Plymouth Argyle;Bradford City;Stockport County;Barnsley;Reading;Wigan Athletic;Rotherham United;Blackpool;Lincoln City;Peterborough United;Doncaster Rovers;Wycombe Wanderers;Leyton Orient;Exeter City;Mansfield Town;Stevenage;Northampton Town;Burton Albion;AFC Wimbledon;Port Vale',
  },
  {
    id: 1004,
    tier: 3,
    name: 'League Two',
    country: 'GB-ENG',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Milton Keynes Dons;Notts County;Chesterfield;Gillingham;Bristol Rovers;Grimsby Town;Swindon Town;Salford City;Walsall;Cambridge United;Shrewsbury Town;Crewe Alexandra;Colchester United;Fleetwood Town;Tranmere Rovers;Oldham Athletic;Barnet;Bromley;Cheltenham Town;Crawley Town;Harrogate Town;Barrow;Newport County;Accrington Stanley',
  },
  {
    id: 1005,
    tier: 3,
    name: 'Premier League 2',
    country: 'GB-ENG',
    utcOffset: 0,
    season: autumnToSpring,
    suffix: ' U21',
    sides:
      'Chelsea;Manchester City;Arsenal;Liverpool;Tottenham Hotspur;Manchester United;West Ham United;Brighton & Hove Albion;Aston Villa;Southampton;Newcastle United;Everton;Crystal Palace;Fulham;Leicester City;Leeds United;Nottingham Forest;Wolverhampton Wanderers;Sunderland;Middlesbrough;Norwich City;Blackburn Rovers;Stoke City;Derby County;Reading;Birmingham City',
  },
  {
    id: 1006,
    tier: 2,
    name: "Women's Super League",
    country: 'GB-ENG',
    utcOffset: 0,
    season: autumnToSpring,
    suffix: ' (W)',
    sides:
      'Chelsea;Arsenal;Manchester City;Manchester United;Liverpool;Tottenham Hotspur;Aston Villa;Brighton & Hove Albion;Everton;West Ham United;Leicester City;London City Lionesses',
  },
  {
    id: 1007,
    tier: 2,
    name: 'Scottish Premiership',
    country: 'GB-SCT',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Celtic;Rangers;Heart of Midlothian;Hibernian;Aberdeen;Motherwell;Dundee United;St Mirren;Kilmarnock;Dundee;Falkirk;Livingston',
  },
  {
    id: 1010,
    tier: 1,
    name: 'La Liga',
    country: 'ES',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Barcelona;Real Madrid;Atlético Madrid;Villarreal;Athletic Club;Real Betis;Real Sociedad;Sevilla;Celta Vigo;Girona;Valencia;Rayo Vallecano;Osasuna;Mallorca;Espanyol;Getafe;Alavés;Elche;Levante;Real Oviedo',
  },
  {
    id: 1011,
    tier: 2,
    name: 'Segunda División',
    country: 'ES',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Almería;Deportivo La Coruña;Las Palmas;Racing Santander;Valladolid;Sporting Gijón;Málaga;Granada;Cádiz;Leganés;Burgos;Eibar;Córdoba;Huesca;Real Zaragoza;Castellón;Albacete;Ceuta;Mirandés;Andorra;Cultural Leonesa;Real Sociedad B',
  },
  {
    id: 1012,
    tier: 3,
    name: 'Liga F',
    country: 'ES',
    utcOffset: 1,
    season: autumnToSpring,
    suffix: ' (W)',
    sides:
      'Barcelona;Real Madrid;Atlético Madrid;Real Sociedad;Athletic Club;Granada;Sevilla;Costa Adeje Tenerife;Levante;Espanyol;Eibar;Madrid CFF;Deportivo La Coruña;Badalona;Logroño;Alhama',
  },
  {
    id: 1020,
    tier: 1,
    name: 'Bundesliga',
    country: 'DE',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Bayern Munich;Bayer Leverkusen;Borussia Dortmund;RB Leipzig;VfB Stuttgart;Eintracht Frankfurt;SC Freiburg;TSG Hoffenheim;Werder Bremen;VfL Wolfsburg;Borussia Mönchengladbach;Mainz 05;FC Augsburg;Union Berlin;Hamburger SV;1. FC Köln;FC St. Pauli;1. FC Heidenheim',
  },
  {
    id: 1021,
    tier: 2,
    name: '2. Bundesliga',
    country: 'DE',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Schalke 04;Hannover 96;Hertha BSC;SC Paderborn;SV Elversberg;Fortuna Düsseldorf;1. FC Kaiserslautern;1. FC Nürnberg;Karlsruher SC;SV Darmstadt 98;VfL Bochum;Holstein Kiel;Arminia Bielefeld;1. FC Magdeburg;Preußen Münster;Dynamo Dresden;Greuther Fürth;Eintracht Braunschweig',
  },
  {
    id: 1022,
    tier: 3,
    name: '3. Liga',
    country: 'DE',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Energie Cottbus;MSV Duisburg;VfL Osnabrück;Hansa Rostock;Rot-Weiss Essen;1860 Munich;SSV Ulm;Jahn Regensburg;SV Wehen Wiesbaden;Waldhof Mannheim;1. FC Saarbrücken;SC Verl;Viktoria Köln;Alemannia Aachen;FC Ingolstadt;Erzgebirge Aue;VfB Stuttgart II;TSG Hoffenheim II;TSV Havelse;1. FC Schweinfurt',
  },
  {
    id: 1023,
    tier: 3,
    name: 'Frauen-Bundesliga',
    country: 'DE',
    utcOffset: 1,
    season: autumnToSpring,
    suffix: ' (W)',
    sides:
      'Bayern Munich;VfL Wolfsburg;Eintracht Frankfurt;Bayer Leverkusen;SC Freiburg;TSG Hoffenheim;Werder Bremen;RB Leipzig;1. FC Köln;SGS Essen;Carl Zeiss Jena;Hamburger SV;1. FC Nürnberg;Union Berlin',
  },
  {
    id: 1030,
    tier: 1,
    name: 'Serie A',
    country: 'IT',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Inter;Napoli;Juventus;AC Milan;Roma;Atalanta;Lazio;Bologna;Fiorentina;Como;Torino;Udinese;Genoa;Sassuolo;Cagliari;Parma;Verona;Lecce;Cremonese;Pisa',
  },
  {
    id: 1031,
    tier: 2,
    name: 'Serie B',
    country: 'IT',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Palermo;Monza;Venezia;Frosinone;Modena;Empoli;Sampdoria;Cesena;Bari;Catanzaro;Juve Stabia;Padova;Spezia;Carrarese;Avellino;Südtirol;Reggiana;Mantova;Pescara;Virtus Entella',
  },
  {
    id: 1032,
    tier: 3,
    name: 'Primavera 1',
    country: 'IT',
    utcOffset: 1,
    season: autumnToSpring,
    suffix: ' U20',
    sides:
      'Inter;Roma;Atalanta;Fiorentina;AC Milan;Juventus;Lazio;Sassuolo;Genoa;Torino;Verona;Lecce;Cagliari;Bologna;Monza;Cremonese;Cesena;Parma;Napoli;Frosinone',
  },
  {
    id: 1040,
    tier: 1,
    name: 'Ligue 1',
    country: 'FR',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Paris Saint-Germain;Marseille;Monaco;Lille;Lyon;Strasbourg;Lens;Nice;Rennes;Brest;Toulouse;Nantes;Paris FC;Auxerre;Angers;Le Havre;Lorient;Metz',
  },
  {
    id: 1041,
    tier: 2,
    name: 'Ligue 2',
    country: 'FR',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Saint-Étienne;Troyes;Reims;Montpellier;Le Mans;Dunkerque;Guingamp;Red Star;Annecy;Pau;Grenoble;Rodez;Amiens;Nancy;Laval;Clermont;Boulogne;Bastia',
  },
];
