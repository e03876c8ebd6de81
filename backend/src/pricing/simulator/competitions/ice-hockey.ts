import type { CompetitionRow } from './competition-row.ts';

const winter = [9, 5] as const;

export const iceHockeyCompetitions: readonly CompetitionRow[] = [
  {
    id: 2001,
    tier: 1,
    name: 'NHL',
    country: 'US',
    utcOffset: -6,
    season: [10, 6],
    sides:
      'Colorado Avalanche;Carolina Hurricanes;Dallas Stars;Florida Panthers;Vegas Golden Knights;Tampa Bay Lightning;Edmonton Oilers;New Jersey Devils;Winnipeg Jets;Washington Capitals;Anaheim Ducks;Los Angeles Kings;Toronto Maple Leafs;Ottawa Senators;Montreal Canadiens;Detroit Red Wings;Minnesota Wild;Utah Mammoth;New York Rangers;Boston Bruins;Pittsburgh Penguins;New York Islanders;Philadelphia Flyers;Seattle Kraken;Columbus Blue Jackets;St. Louis Blues;Vancouver Canucks;Buffalo Sabres;Chicago Blackhawks;Nashville Predators;San Jose Sharks;Calgary Flames',
  },
  {
    id: 2002,
    tier: 2,
    name: 'AHL',
    country: 'US',
    utcOffset: -6,
    season: [10, 6],
    sides:
      'Grand Rapids Griffins;Laval Rocket;Hershey Bears;Abbotsford Canucks;Charlotte Checkers;Texas Stars;Colorado Eagles;Providence Bruins;Wilkes-Barre/Scranton Penguins;Ontario Reign;Rochester Americans;Toronto Marlies;Milwaukee Admirals;Manitoba Moose;Coachella Valley Firebirds;Calgary Wranglers;Cleveland Monsters;Syracuse Crunch;Rockford IceHogs;Lehigh Valley Phantoms;Chicago Wolves;Bakersfield Condors;Tucson Roadrunners;San Jose Barracuda;Henderson Silver Knights;San Diego Gulls;Belleville Senators;Utica Comets;Hartford Wolf Pack;Springfield Thunderbirds;Bridgeport Islanders;Iowa Wild',
  },
  {
    id: 2003,
    tier: 3,
    name: 'ECHL',
    country: 'US',
    utcOffset: -6,
    season: [10, 6],
    sides:
      'Florida Everblades;Kansas City Mavericks;Toledo Walleye;South Carolina Stingrays;Wheeling Nailers;Idaho Steelheads;Fort Wayne Komets;Trois-Rivières Lions;Tahoe Knight Monsters;Norfolk Admirals;Jacksonville Icemen;Reading Royals;Adirondack Thunder;Wichita Thunder;Orlando Solar Bears;Kalamazoo Wings;Tulsa Oilers;Bloomington Bison;Worcester Railers;Maine Mariners;Indy Fuel;Iowa Heartlanders;Rapid City Rush;Cincinnati Cyclones;Savannah Ghost Pirates;Atlanta Gladiators;Utah Grizzlies;Allen Americans;Greensboro Gargoyles;Greenville Swamp Rabbits',
  },
  {
    id: 2004,
    tier: 1,
    name: 'KHL',
    country: 'RU',
    utcOffset: 3,
    season: winter,
    sides:
      'Lokomotiv Yaroslavl;Metallurg Magnitogorsk;Avangard Omsk;CSKA Moscow;SKA Saint Petersburg;Ak Bars Kazan;Traktor Chelyabinsk;Dynamo Moscow;Avtomobilist Yekaterinburg;Salavat Yulaev Ufa;Spartak Moscow;Severstal Cherepovets;Torpedo Nizhny Novgorod;Dinamo Minsk;Sibir Novosibirsk;Neftekhimik Nizhnekamsk;Admiral Vladivostok;Amur Khabarovsk;HC Sochi;Barys Astana;Lada Togliatti;Shanghai Dragons',
  },
  {
    id: 2005,
    tier: 2,
    name: 'SHL',
    country: 'SE',
    utcOffset: 1,
    season: winter,
    sides:
      'Skellefteå AIK;Frölunda HC;Växjö Lakers;Luleå HF;Färjestad BK;Rögle BK;Brynäs IF;Örebro HK;Timrå IK;Malmö Redhawks;HV71;Linköping HC;Leksands IF;Djurgårdens IF',
  },
  {
    id: 2006,
    tier: 3,
    name: 'HockeyAllsvenskan',
    country: 'SE',
    utcOffset: 1,
    season: winter,
    sides:
      'Modo Hockey;IF Björklöven;BIK Karlskoga;AIK;Kalmar HC;Mora IK;Södertälje SK;Nybro Vikings;IK Oskarshamn;Almtuna IS;Vimmerby HC;Östersunds IK;Västerås IK;Troja-Ljungby',
  },
  {
    id: 2007,
    tier: 2,
    name: 'Liiga',
    country: 'FI',
    utcOffset: 2,
    season: winter,
    sides:
      'KalPa;Tappara;Ilves;HIFK;SaiPa;TPS;Lukko;JYP;Ässät;Sport;KooKoo;Pelicans;HPK;Kärpät;Jukurit;Kiekko-Espoo',
  },
  {
    id: 2008,
    tier: 2,
    name: 'DEL',
    country: 'DE',
    utcOffset: 1,
    season: winter,
    sides:
      'Eisbären Berlin;Adler Mannheim;ERC Ingolstadt;EHC Red Bull München;Kölner Haie;Straubing Tigers;Fischtown Pinguins;Grizzlys Wolfsburg;Nürnberg Ice Tigers;Schwenninger Wild Wings;Augsburger Panther;Löwen Frankfurt;Iserlohn Roosters;Dresdner Eislöwen',
  },
  {
    id: 2009,
    tier: 2,
    name: 'National League',
    country: 'CH',
    utcOffset: 1,
    season: winter,
    sides:
      'ZSC Lions;Lausanne HC;HC Davos;HC Fribourg-Gottéron;EV Zug;Genève-Servette;SCL Tigers;SC Bern;HC Lugano;EHC Kloten;EHC Biel-Bienne;SC Rapperswil-Jona Lakers;HC Ambrì-Piotta;HC Ajoie',
  },
  {
    id: 2010,
    tier: 2,
    name: 'Extraliga',
    country: 'CZ',
    utcOffset: 1,
    season: winter,
    sides:
      'Dynamo Pardubice;Sparta Praha;Kometa Brno;Oceláři Třinec;Mountfield Hradec Králové;Bílí Tygři Liberec;Škoda Plzeň;Vítkovice Ridera;Motor České Budějovice;Mladá Boleslav;Energie Karlovy Vary;HC Olomouc;Verva Litvínov;Rytíři Kladno',
  },
  {
    id: 2011,
    tier: 3,
    name: 'Tipsport liga',
    country: 'SK',
    utcOffset: 1,
    season: winter,
    sides:
      'HK Nitra;HC Košice;HKM Zvolen;HC Slovan Bratislava;HK Poprad;HK Dukla Michalovce;HK Spišská Nová Ves;HC 05 Banská Bystrica;HK Dukla Trenčín;Vlci Žilina;HC Prešov;HK 32 Liptovský Mikuláš',
  },
  {
    id: 2012,
    tier: 3,
    name: 'ICE Hockey League',
    country: 'AT',
    utcOffset: 1,
    season: winter,
    sides:
      'EC Red Bull Salzburg;EC KAC;HC Bolzano;Fehérvár AV19;Vienna Capitals;Black Wings Linz;Graz99ers;EC VSV;HC Pustertal;HC Innsbruck;Pioneers Vorarlberg;Olimpija Ljubljana;FTC-Telekom',
  },
  {
    id: 2013,
    tier: 3,
    name: 'VHL',
    country: 'RU',
    utcOffset: 4,
    season: winter,
    sides:
      'Yugra;Neftyanik;Khimik;Chelmet;Toros;Metallurg Novokuznetsk;Rubin;SKA-VMF;Dizel;Bars Kazan;Torpedo-Gorky;Zvezda Moscow;Saryarka;Izhstal;Molot;AKM;Olimpiya;Gornyak-UGMK;Sokol Krasnoyarsk;Buran;Dynamo-Altay;Omskie Krylia',
  },
  {
    id: 2014,
    tier: 3,
    name: 'Metal Ligaen',
    country: 'DK',
    utcOffset: 1,
    season: winter,
    sides:
      'Herning Blue Fox;Odense Bulldogs;Aalborg Pirates;Esbjerg Energy;SønderjyskE;Rungsted Seier Capital;Rødovre Mighty Bulls;Frederikshavn White Hawks;Herlev Eagles',
  },
  {
    id: 2015,
    tier: 3,
    name: 'Asia League',
    country: 'JP',
    utcOffset: 9,
    season: winter,
    sides:
      'HL Anyang;Red Eagles Hokkaido;Nikko IceBucks;Tohoku Free Blades;Yokohama GRITS;Stars Kobe',
  },
  {
    id: 2016,
    tier: 3,
    name: 'Australian Ice Hockey League',
    country: 'AU',
    utcOffset: 10,
    season: [4, 9],
    sides:
      'Melbourne Mustangs;Sydney Bears;Canberra Brave;Perth Thunder;Melbourne Ice;Newcastle Northstars;Sydney Ice Dogs;Central Coast Rhinos;Adelaide Adrenaline;Brisbane Lightning',
  },
];
