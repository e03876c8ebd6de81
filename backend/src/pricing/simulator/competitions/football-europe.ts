import type { CompetitionRow } from './competition-row.ts';
import { footballLeading } from './football-leading.ts';

const autumnToSpring = [8, 5] as const;

/** The leagues of Europe, the leading ones first. */
export const footballEurope: readonly CompetitionRow[] = [
  ...footballLeading,
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
