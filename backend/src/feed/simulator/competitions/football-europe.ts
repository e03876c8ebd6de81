import type { CompetitionRow } from './competition-row.ts';

const autumnToSpring = [8, 5] as const;

export const footballEurope: readonly CompetitionRow[] = [
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
  {
    id: 1050,
    tier: 2,
    name: 'Eredivisie',
    country: 'NL',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'PSV Eindhoven;Feyenoord;Ajax;AZ Alkmaar;FC Utrecht;FC Twente;NEC Nijmegen;FC Groningen;Go Ahead Eagles;sc Heerenveen;Sparta Rotterdam;Fortuna Sittard;Heracles Almelo;PEC Zwolle;FC Volendam;NAC Breda;Excelsior;Telstar',
  },
  {
    id: 1051,
    tier: 3,
    name: 'Eerste Divisie',
    country: 'NL',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Willem II;ADO Den Haag;Cambuur;De Graafschap;Almere City;RKC Waalwijk;Roda JC;Dordrecht;Den Bosch;VVV-Venlo;FC Emmen;Jong PSV;Jong Ajax;Jong AZ;Jong FC Utrecht;FC Eindhoven;Helmond Sport;MVV Maastricht;TOP Oss;Vitesse',
  },
  {
    id: 1060,
    tier: 2,
    name: 'Primeira Liga',
    country: 'PT',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Sporting CP;Porto;Benfica;Braga;Vitória Guimarães;Famalicão;Gil Vicente;Moreirense;Rio Ave;Santa Clara;Estoril;Casa Pia;Estrela da Amadora;Arouca;Nacional;Alverca;Tondela;AVS',
  },
  {
    id: 1061,
    tier: 3,
    name: 'Liga Portugal 2',
    country: 'PT',
    utcOffset: 0,
    season: autumnToSpring,
    sides:
      'Marítimo;Académico de Viseu;Chaves;Vizela;União de Leiria;Sporting CP B;Torreense;Porto B;Benfica B;Feirense;Farense;Penafiel;Leixões;Felgueiras;Oliveirense;Paços de Ferreira;Portimonense;Lusitânia',
  },
  {
    id: 1070,
    tier: 2,
    name: 'Süper Lig',
    country: 'TR',
    utcOffset: 3,
    season: autumnToSpring,
    sides:
      'Galatasaray;Fenerbahçe;Trabzonspor;Beşiktaş;Göztepe;Samsunspor;Başakşehir;Gaziantep;Konyaspor;Alanyaspor;Kasımpaşa;Çaykur Rizespor;Kocaelispor;Antalyaspor;Gençlerbirliği;Eyüpspor;Kayserispor;Fatih Karagümrük',
  },
  {
    id: 1071,
    tier: 3,
    name: '1. Lig',
    country: 'TR',
    utcOffset: 3,
    season: autumnToSpring,
    sides:
      'Erzurumspor;Amed;Bodrum;Esenler Erokspor;Iğdır;Sivasspor;Pendikspor;Bandırmaspor;Çorum;Keçiörengücü;Boluspor;Vanspor;Ümraniyespor;İstanbulspor;Manisa;Sarıyer;Sakaryaspor;Serik;Adana Demirspor;Hatayspor',
  },
  {
    id: 1080,
    tier: 2,
    name: 'Belgian Pro League',
    country: 'BE',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Club Brugge;Union Saint-Gilloise;Anderlecht;Genk;Gent;Sint-Truiden;Antwerp;Mechelen;Standard Liège;Westerlo;Charleroi;Zulte Waregem;OH Leuven;Cercle Brugge;La Louvière;Dender',
  },
  {
    id: 1081,
    tier: 2,
    name: 'Swiss Super League',
    country: 'CH',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Basel;Young Boys;Thun;Lugano;St. Gallen;Servette;Lausanne-Sport;Sion;Luzern;Zürich;Grasshopper;Winterthur',
  },
  {
    id: 1082,
    tier: 2,
    name: 'Austrian Bundesliga',
    country: 'AT',
    utcOffset: 1,
    season: autumnToSpring,
    sides:
      'Red Bull Salzburg;Sturm Graz;Rapid Wien;Austria Wien;LASK;Wolfsberger AC;TSV Hartberg;SCR Altach;WSG Tirol;SV Ried;Grazer AK;Blau-Weiß Linz',
  },
  {
    id: 1083,
    tier: 2,
    name: 'Super League Greece',
    country: 'GR',
    utcOffset: 2,
    season: autumnToSpring,
    sides:
      'Olympiacos;PAOK;AEK Athens;Panathinaikos;Aris;Levadiakos;OFI;Volos;Atromitos;Asteras Tripolis;Panetolikos;Kifisia;AEL;Panserraikos',
  },
  {
    id: 1084,
    tier: 2,
    name: 'Ekstraklasa',
    country: 'PL',
    utcOffset: 1,
    season: [7, 5],
    sides:
      'Lech Poznań;Raków Częstochowa;Jagiellonia Białystok;Legia Warszawa;Górnik Zabrze;Cracovia;Pogoń Szczecin;Wisła Płock;Zagłębie Lubin;Widzew Łódź;Korona Kielce;Motor Lublin;Radomiak Radom;GKS Katowice;Lechia Gdańsk;Arka Gdynia;Piast Gliwice;Bruk-Bet Termalica',
  },
  {
    id: 1085,
    tier: 2,
    name: 'Czech First League',
    country: 'CZ',
    utcOffset: 1,
    season: [7, 5],
    sides:
      'Slavia Praha;Sparta Praha;Viktoria Plzeň;Baník Ostrava;Jablonec;Sigma Olomouc;Slovan Liberec;Hradec Králové;Karviná;Bohemians 1905;Mladá Boleslav;Teplice;Zlín;Pardubice;Slovácko;Dukla Praha',
  },
  {
    id: 1086,
    tier: 2,
    name: 'Superliga',
    country: 'DK',
    utcOffset: 1,
    season: [7, 5],
    sides:
      'FC Copenhagen;Midtjylland;Brøndby;AGF;Nordsjælland;Viborg;Silkeborg;OB;Randers;Sønderjyske;Fredericia;Vejle',
  },
  {
    id: 1087,
    tier: 3,
    name: 'Allsvenskan',
    country: 'SE',
    utcOffset: 1,
    season: [3, 11],
    sides:
      'Mjällby;Hammarby;Malmö FF;GAIS;IFK Göteborg;AIK;Djurgården;Elfsborg;Sirius;BK Häcken;Brommapojkarna;Halmstad;Degerfors;Västerås SK;Kalmar;Örgryte',
  },
  {
    id: 1088,
    tier: 3,
    name: 'Eliteserien',
    country: 'NO',
    utcOffset: 1,
    season: [3, 11],
    sides:
      'Bodø/Glimt;Viking;Brann;Tromsø;Rosenborg;Molde;Sarpsborg 08;Fredrikstad;Sandefjord;KFUM Oslo;Vålerenga;HamKam;Kristiansund;Lillestrøm;Start;Aalesund',
  },
  {
    id: 1089,
    tier: 3,
    name: 'Liga I',
    country: 'RO',
    utcOffset: 2,
    season: [7, 5],
    sides:
      'FCSB;CFR Cluj;Universitatea Craiova;Rapid București;Dinamo București;Universitatea Cluj;Botoșani;UTA Arad;Argeș;Oțelul Galați;Farul Constanța;Petrolul Ploiești;Hermannstadt;Unirea Slobozia;Csíkszereda;Metaloglobus',
  },
  {
    id: 1090,
    tier: 3,
    name: 'Serbian SuperLiga',
    country: 'RS',
    utcOffset: 1,
    season: [7, 5],
    sides:
      'Crvena zvezda;Partizan;Vojvodina;Železničar Pančevo;Novi Pazar;Čukarički;OFK Beograd;TSC;Radnik Surdulica;Mladost Lučani;Radnički Niš;IMT;Javor;Radnički 1923;Spartak Subotica;Napredak',
  },
  {
    id: 1091,
    tier: 3,
    name: 'HNL',
    country: 'HR',
    utcOffset: 1,
    season: [7, 5],
    sides:
      'Dinamo Zagreb;Hajduk Split;Rijeka;Varaždin;Istra 1961;Slaven Belupo;Lokomotiva;Osijek;Gorica;Vukovar 1991',
  },
  {
    id: 1092,
    tier: 3,
    name: 'Ukrainian Premier League',
    country: 'UA',
    utcOffset: 2,
    season: [8, 5],
    sides:
      'Shakhtar Donetsk;Dynamo Kyiv;LNZ Cherkasy;Polissya Zhytomyr;Kryvbas;Metalist 1925;Kolos Kovalivka;Karpaty Lviv;Zorya Luhansk;Veres Rivne;Obolon;Epitsentr;Kudrivka;Rukh Lviv;Oleksandriya;Poltava',
  },
  {
    id: 1093,
    tier: 3,
    name: 'NB I',
    country: 'HU',
    utcOffset: 1,
    season: [7, 5],
    sides:
      'Ferencváros;Győr;Paks;Puskás Akadémia;Debrecen;Kisvárda;Újpest;MTK Budapest;Zalaegerszeg;Nyíregyháza;Diósgyőr;Kazincbarcika',
  },
];

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
