import type { CompetitionRow } from './competition-row.ts';

const autumnToSummer = [9, 6] as const;

export const basketballCompetitions: readonly CompetitionRow[] = [
  {
    id: 3001,
    tier: 1,
    name: 'NBA',
    country: 'US',
    utcOffset: -6,
    season: [10, 6],
    sides:
      'Oklahoma City Thunder;Denver Nuggets;Houston Rockets;Detroit Pistons;San Antonio Spurs;New York Knicks;Los Angeles Lakers;Cleveland Cavaliers;Minnesota Timberwolves;Boston Celtics;Orlando Magic;Toronto Raptors;Golden State Warriors;Miami Heat;Atlanta Hawks;Philadelphia 76ers;Phoenix Suns;Milwaukee Bucks;Chicago Bulls;Portland Trail Blazers;LA Clippers;Dallas Mavericks;Memphis Grizzlies;Charlotte Hornets;Utah Jazz;Sacramento Kings;Indiana Pacers;New Orleans Pelicans;Brooklyn Nets;Washington Wizards',
  },
  {
    id: 3002,
    tier: 1,
    name: 'EuroLeague',
    country: 'world',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Olympiacos;Real Madrid;Fenerbahçe;Panathinaikos;Hapoel Tel Aviv;Valencia Basket;Monaco;Žalgiris Kaunas;Barcelona;Crvena zvezda;Dubai Basketball;Olimpia Milano;Anadolu Efes;Partizan;Maccabi Tel Aviv;Virtus Bologna;Bayern Munich;Paris Basketball;Baskonia;ASVEL',
  },
  {
    id: 3003,
    tier: 3,
    name: 'NBA G League',
    country: 'US',
    utcOffset: -6,
    season: [11, 4],
    sides:
      'Stockton Kings;Osceola Magic;Sioux Falls Skyforce;Austin Spurs;Santa Cruz Warriors;Salt Lake City Stars;Valley Suns;Maine Celtics;Westchester Knicks;Capital City Go-Go;Raptors 905;Greensboro Swarm;Indiana Mad Ants;Cleveland Charge;Grand Rapids Gold;Oklahoma City Blue;Memphis Hustle;Birmingham Squadron;Texas Legends;Rio Grande Valley Vipers;South Bay Lakers;San Diego Clippers;Rip City Remix;Iowa Wolves;Windy City Bulls;Wisconsin Herd;Motor City Cruise;Delaware Blue Coats;College Park Skyhawks;Long Island Nets;Mexico City Capitanes',
  },
  {
    id: 3004,
    tier: 2,
    name: 'Liga ACB',
    country: 'ES',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Real Madrid;Valencia Basket;Barcelona;UCAM Murcia;Joventut Badalona;Unicaja;Baskonia;La Laguna Tenerife;Surne Bilbao;Manresa;Burgos;Gran Canaria;Andorra;Lleida;Girona;Breogán;Zaragoza;Granada',
  },
  {
    id: 3005,
    tier: 2,
    name: 'Lega A',
    country: 'IT',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Virtus Bologna;Germani Brescia;Olimpia Milano;Reyer Venezia;Derthona Tortona;Trieste;Aquila Trento;Pallacanestro Reggiana;Napoli Basket;Universo Treviso;Varese;Dinamo Sassari;Cantù;APU Udine;Vanoli Cremona;Trapani Shark',
  },
  {
    id: 3006,
    tier: 2,
    name: 'Basketball Super League',
    country: 'TR',
    utcOffset: 3,
    season: autumnToSummer,
    sides:
      'Fenerbahçe;Beşiktaş;Anadolu Efes;Bahçeşehir Koleji;Türk Telekom;Galatasaray;Tofaş;Manisa;Bursaspor;Karşıyaka;Mersin;Trabzonspor;Büyükçekmece;Esenler Erokspor;Aliağa Petkim;Merkezefendi',
  },
  {
    id: 3007,
    tier: 2,
    name: 'LNB Élite',
    country: 'FR',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Monaco;Paris Basketball;ASVEL;Nanterre 92;Cholet;Bourg-en-Bresse;Strasbourg;Le Mans;Chalon;Dijon;Nancy;Limoges;Saint-Quentin;Gravelines-Dunkerque;Boulazac;Le Portel',
  },
  {
    id: 3008,
    tier: 2,
    name: 'Basketball Bundesliga',
    country: 'DE',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Bayern Munich;ALBA Berlin;Ratiopharm Ulm;Würzburg Baskets;Telekom Baskets Bonn;MHP Riesen Ludwigsburg;Rasta Vechta;EWE Baskets Oldenburg;Niners Chemnitz;Bamberg Baskets;MLP Academics Heidelberg;Rostock Seawolves;Veolia Towers Hamburg;Basketball Löwen Braunschweig;Skyliners Frankfurt;Syntainics MBC;Science City Jena;Gladiators Trier',
  },
  {
    id: 3009,
    tier: 3,
    name: 'Greek Basket League',
    country: 'GR',
    utcOffset: 2,
    season: autumnToSummer,
    sides:
      'Olympiacos;Panathinaikos;AEK Athens;PAOK;Aris;Promitheas Patras;Peristeri;Kolossos Rodou;Maroussi;Karditsa;Panionios;Iraklis;Mykonos',
  },
  {
    id: 3010,
    tier: 3,
    name: 'ABA League',
    country: 'world',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Partizan;Crvena zvezda;Dubai Basketball;Budućnost;Cedevita Olimpija;Igokea;Spartak Subotica;Mega Basket;U-BT Cluj-Napoca;Zadar;Split;FMP;SC Derby;Borac Čačak;Krka;Ilirija;Vienna;Bosna',
  },
  {
    id: 3011,
    tier: 3,
    name: 'LKL',
    country: 'LT',
    utcOffset: 2,
    season: autumnToSummer,
    sides:
      'Žalgiris Kaunas;Rytas Vilnius;Lietkabelis;Neptūnas;Wolves Vilnius;Juventus Utena;Jonava;Nevėžis;Šiauliai;Gargždai',
  },
  {
    id: 3012,
    tier: 3,
    name: 'Orlen Basket Liga',
    country: 'PL',
    utcOffset: 1,
    season: autumnToSummer,
    sides:
      'Trefl Sopot;Legia Warszawa;Anwil Włocławek;King Szczecin;Start Lublin;Śląsk Wrocław;Czarni Słupsk;Arka Gdynia;Górnik Wałbrzych;Zastal Zielona Góra;Stal Ostrów;MKS Dąbrowa Górnicza;Twarde Pierniki Toruń;GTK Gliwice;Dziki Warszawa;Miasto Szkła Krosno',
  },
  {
    id: 3020,
    tier: 2,
    name: 'Chinese Basketball Association',
    country: 'CN',
    utcOffset: 8,
    season: [10, 5],
    sides:
      'Zhejiang Lions;Beijing Ducks;Shanxi Loongs;Guangdong Southern Tigers;Guangsha Lions;Shanghai Sharks;Liaoning Flying Leopards;Xinjiang Flying Tigers;Shandong Heroes;Shenzhen Leopards;Qingdao Eagles;Beijing Royal Fighters;Zhejiang Golden Bulls;Nanjing Monkey Kings;Guangzhou Loong Lions;Jilin Northeast Tigers;Tianjin Pioneers;Fujian Sturgeons;Sichuan Blue Whales;Jiangsu Dragons;Ningbo Rockets',
  },
  {
    id: 3021,
    tier: 3,
    name: 'B.League',
    country: 'JP',
    utcOffset: 9,
    season: autumnToSummer,
    sides:
      'Utsunomiya Brex;Chiba Jets;Ryukyu Golden Kings;Alvark Tokyo;Nagasaki Velca;Gunma Crane Thunders;Mikawa SeaHorses;Shimane Susanoo Magic;Nagoya Diamond Dolphins;Hiroshima Dragonflies;Osaka Evessa;Sun Rockers Shibuya;Yokohama B-Corsairs;Saga Ballooners;Levanga Hokkaido;Sendai 89ers;San-en NeoPhoenix;Kawasaki Brave Thunders;Kyoto Hannaryz;Akita Northern Happinets;Ibaraki Robots;Koshigaya Alphas;FE Nagoya;Altiri Chiba;Shiga Lakes;Toyama Grouses',
  },
  {
    id: 3022,
    tier: 3,
    name: 'Korean Basketball League',
    country: 'KR',
    utcOffset: 9,
    season: [10, 5],
    sides:
      'Changwon LG Sakers;Anyang JungKwanJang;Wonju DB Promy;Busan KCC Egis;Suwon KT Sonicboom;Seoul SK Knights;Goyang Sono Skygunners;Ulsan Hyundai Mobis;Seoul Samsung Thunders;Daegu KOGAS Pegasus',
  },
  {
    id: 3023,
    tier: 2,
    name: 'NBL',
    country: 'AU',
    utcOffset: 10,
    season: [9, 3],
    sides:
      'Sydney Kings;Adelaide 36ers;Melbourne United;South East Melbourne Phoenix;Perth Wildcats;Tasmania JackJumpers;New Zealand Breakers;Illawarra Hawks;Brisbane Bullets;Cairns Taipans',
  },
  {
    id: 3024,
    tier: 3,
    name: 'WNBA',
    country: 'US',
    utcOffset: -6,
    season: [5, 10],
    sides:
      'Minnesota Lynx;Las Vegas Aces;Atlanta Dream;New York Liberty;Phoenix Mercury;Indiana Fever;Golden State Valkyries;Seattle Storm;Los Angeles Sparks;Washington Mystics;Connecticut Sun;Chicago Sky;Dallas Wings',
  },
  {
    id: 3025,
    tier: 3,
    name: 'Novo Basquete Brasil',
    country: 'BR',
    utcOffset: -3,
    season: [10, 6],
    sides:
      'Franca;Flamengo;Minas;Pinheiros;Bauru;Brasília;União Corinthians;Mogi;São José;Vasco da Gama;Caxias do Sul;Paulistano;Unifacisa;Pato;Botafogo;Corinthians;Fortaleza Basquete;Rio Claro',
  },
  {
    id: 3026,
    tier: 3,
    name: 'Liga Nacional',
    country: 'AR',
    utcOffset: -3,
    season: [9, 7],
    sides:
      'Boca Juniors;Instituto;Quimsa;Regatas Corrientes;Ferro Carril Oeste;Oberá;Gimnasia Comodoro;San Martín;Peñarol;Olímpico La Banda;Independiente Oliva;Unión Santa Fe;Platense;Obras;Atenas;Argentino Junín;Zárate;La Unión Formosa;San Lorenzo;Racing Chivilcoy',
  },
  {
    id: 3027,
    tier: 3,
    name: 'Philippine Cup',
    country: 'PH',
    utcOffset: 8,
    season: [10, 7],
    sides:
      'San Miguel Beermen;TNT Tropang 5G;Barangay Ginebra;Rain or Shine;Magnolia Hotshots;Meralco Bolts;Converge FiberXers;NLEX Road Warriors;Phoenix Fuel Masters;Titan Ultra;Blackwater Bossing;Terrafirma Dyip',
  },
];
