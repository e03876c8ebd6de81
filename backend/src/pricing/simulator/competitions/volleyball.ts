import type { CompetitionRow } from './competition-row.ts';

const winter = [10, 5] as const;

export const volleyballCompetitions: readonly CompetitionRow[] = [
  {
    id: 6001,
    tier: 1,
    name: 'SuperLega',
    country: 'IT',
    utcOffset: 1,
    season: winter,
    sides:
      'Sir Susa Vim Perugia;Itas Trentino;Cucine Lube Civitanova;Rana Verona;Gas Sales Piacenza;Allianz Milano;Valsa Group Modena;Vero Volley Monza;Cisterna Volley;Yuasa Battery Grottazzolina;Sonepar Padova;MA Acqua S.Bernardo Cuneo',
  },
  {
    id: 6002,
    tier: 1,
    name: 'PlusLiga',
    country: 'PL',
    utcOffset: 1,
    season: winter,
    sides:
      'Bogdanka LUK Lublin;Aluron CMC Warta Zawiercie;PGE Projekt Warszawa;Jastrzębski Węgiel;Asseco Resovia;ZAKSA Kędzierzyn-Koźle;PGE GiEK Skra Bełchatów;Indykpol AZS Olsztyn;Norwid Częstochowa;Trefl Gdańsk;Ślepsk Malow Suwałki;InPost ChKS Chełm;Cuprum Stilon Gorzów;Barkom Każany Lviv',
  },
  {
    id: 6003,
    tier: 1,
    name: 'Serie A1. Women',
    country: 'IT',
    utcOffset: 1,
    season: winter,
    suffix: ' (W)',
    sides:
      'Imoco Conegliano;Numia Vero Volley Milano;Savino Del Bene Scandicci;Igor Gorgonzola Novara;Reale Mutua Fenera Chieri;Bergamo;Megabox Vallefoglia;Eurotek Busto Arsizio;Il Bisonte Firenze;Cuneo Granda;Wash4Green Monviso;Bartoccini Perugia;Omag-MT San Giovanni;Macerata',
  },
  {
    id: 6004,
    tier: 2,
    name: 'Efeler Ligi',
    country: 'TR',
    utcOffset: 3,
    season: winter,
    sides:
      'Halkbank;Ziraat Bankkart;Fenerbahçe;Galatasaray;Spor Toto;Arkas Spor;Altekma;Cizre Belediyespor;Alanya Belediyespor;Bursa Büyükşehir;On Hotels Alanya;İstanbul Gençlik;Gebze Belediyespor;Akkuş Belediyespor',
  },
  {
    id: 6005,
    tier: 2,
    name: 'Sultanlar Ligi',
    country: 'TR',
    utcOffset: 3,
    season: winter,
    suffix: ' (W)',
    sides:
      'VakıfBank;Fenerbahçe;Eczacıbaşı;Türk Hava Yolları;Galatasaray;Zeren Spor;Kuzeyboru;Beşiktaş;Nilüfer Belediyespor;Göztepe;Aras Kargo;Bahçelievler Belediyespor;Aydın Büyükşehir;İlbank',
  },
  {
    id: 6006,
    tier: 2,
    name: 'Superliga',
    country: 'BR',
    utcOffset: -3,
    season: winter,
    sides:
      'Sada Cruzeiro;Vôlei Renata Campinas;Praia Clube;Minas;Sesi Bauru;Suzano;Guarulhos;Joinville;Saneago Goiás;Monte Carmelo;Juiz de Fora;São José',
  },
  {
    id: 6007,
    tier: 2,
    name: 'Superliga. Women',
    country: 'BR',
    utcOffset: -3,
    season: winter,
    suffix: ' (W)',
    sides:
      'Minas;Praia Clube;Osasco;Sesi Bauru;Flamengo;Fluminense;Mackenzie;Barueri;Maringá;Brasília;Tijuca;Sorocaba',
  },
  {
    id: 6008,
    tier: 2,
    name: 'Super League',
    country: 'RU',
    utcOffset: 3,
    season: winter,
    sides:
      'Zenit Kazan;Lokomotiv Novosibirsk;Belogorie Belgorod;Dynamo Moscow;Zenit Saint Petersburg;Fakel Novy Urengoy;Kuzbass Kemerovo;Dynamo-LO;Ural Ufa;ASK Nizhny Novgorod;Yugra-Samotlor;Gazprom-Yugra;Yenisey Krasnoyarsk;Orenburg;MGTU Moscow;Nova Novokuybyshevsk',
  },
  {
    id: 6009,
    tier: 3,
    name: 'Ligue A',
    country: 'FR',
    utcOffset: 1,
    season: winter,
    sides:
      'Tours;Montpellier;Poitiers;Saint-Nazaire;Paris Volley;Chaumont;Tourcoing;Narbonne;Toulouse;Nice;Sète;Le Plessis-Robinson;Cannes;Mende',
  },
  {
    id: 6010,
    tier: 3,
    name: 'Volleyball Bundesliga',
    country: 'DE',
    utcOffset: 1,
    season: winter,
    sides:
      'Berlin Recycling Volleys;SVG Lüneburg;VfB Friedrichshafen;SWD Powervolleys Düren;Helios Grizzlys Giesen;WWK Volleys Herrsching;Barock Volleys Ludwigsburg;Energiequelle Netzhoppers;TSV Haching München;VCO Berlin;Baden Volleys Karlsruhe;FT 1844 Freiburg',
  },
  {
    id: 6011,
    tier: 3,
    name: 'Superliga',
    country: 'ES',
    utcOffset: 1,
    season: winter,
    sides:
      'Guaguas Las Palmas;Unicaja Costa de Almería;CV Melilla;Río Duero Soria;Conectabalear Manacor;Pamesa Teruel;Arenal Emevé;Léleman Valencia;CV San Roque;Rotogal Boiro;Cisneros Alter;Grupo Herce',
  },
  {
    id: 6020,
    tier: 2,
    name: 'SV.League',
    country: 'JP',
    utcOffset: 9,
    season: winter,
    sides:
      'Suntory Sunbirds Osaka;Jtekt Stings Aichi;Osaka Bluteon;Wolfdogs Nagoya;Hiroshima Thunders;Tokyo Great Bears;Nippon Steel Sakai Blazers;Toray Arrows Shizuoka;Voreas Hokkaido;VC Nagano Tridents',
  },
  {
    id: 6021,
    tier: 3,
    name: 'SV.League. Women',
    country: 'JP',
    utcOffset: 9,
    season: winter,
    suffix: ' (W)',
    sides:
      'NEC Red Rockets Kawasaki;Osaka Marvelous;Saitama Ageo Medics;Denso Airybees;Victorina Himeji;Hisamitsu Springs;Queenseis Kariya;PFU BlueCats;Toray Arrows Shiga;Astemo Rivale Ibaraki;Kurobe AquaFairies;Gunma Green Wings;Okayama Seagulls',
  },
  {
    id: 6022,
    tier: 3,
    name: 'V-League',
    country: 'KR',
    utcOffset: 9,
    season: winter,
    sides:
      'Hyundai Capital Skywalkers;Korean Air Jumbos;KB Insurance Stars;Woori Card WooriWON;Samsung Bluefangs;OK Savings Bank Okman;KEPCO Vixtorm',
  },
  {
    id: 6023,
    tier: 3,
    name: 'V-League. Women',
    country: 'KR',
    utcOffset: 9,
    season: winter,
    suffix: ' (W)',
    sides:
      'Heungkuk Life Pink Spiders;Hyundai Hillstate;Red Sparks;Korea Expressway Hi-pass;IBK Altos;GS Caltex Kixx;Pepper Savings Bank AI Peppers',
  },
  {
    id: 6024,
    tier: 3,
    name: 'Iranian Super League',
    country: 'IR',
    utcOffset: 3.5,
    season: winter,
    sides:
      'Foolad Sirjan;Shahdab Yazd;Paykan;Chadormalou;Nian Electronic;Mes Rafsanjan;Labaniat Haraz;Saipa;Gonbad Kavous;Ardakan;Urmia;Pas Gorgan;Tabarestan;Mahgol',
  },
  {
    id: 6025,
    tier: 3,
    name: 'League One Volleyball',
    country: 'US',
    utcOffset: -6,
    season: [1, 5],
    suffix: ' (W)',
    sides: 'LOVB Austin;LOVB Nebraska;LOVB Salt Lake;LOVB Atlanta;LOVB Houston;LOVB Madison',
  },
  {
    id: 6026,
    tier: 3,
    name: 'Major League Volleyball',
    country: 'US',
    utcOffset: -6,
    season: [1, 5],
    suffix: ' (W)',
    sides:
      'Orlando Valkyries;Indy Ignite;Omaha Supernovas;Atlanta Vibe;Grand Rapids Rise;San Diego Mojo;Columbus Fury;Dallas Pulse',
  },
  {
    id: 6027,
    tier: 3,
    name: 'Liga Argentina',
    country: 'AR',
    utcOffset: -3,
    season: [10, 5],
    sides:
      'Ciudad Vóley;Policial Formosa;Boca Juniors;River Plate;Defensores de Banfield;UPCN San Juan;Ferro Carril Oeste;Vélez Sarsfield;Once Unidos;Waiwen',
  },
  {
    id: 6028,
    tier: 3,
    name: 'Chinese Super League',
    country: 'CN',
    utcOffset: 8,
    season: winter,
    sides:
      'Shanghai Bright;Beijing BAIC Motor;Zhejiang;Shandong;Tianjin Food Group;Jiangsu;Hebei;Liaoning;Fujian;Sichuan;Henan;Hubei;Guangdong;Nanjing',
  },
  {
    id: 6029,
    tier: 3,
    name: 'Premier Volleyball League',
    country: 'PH',
    utcOffset: 8,
    suffix: ' (W)',
    sides:
      'Creamline Cool Smashers;Petro Gazz Angels;PLDT High Speed Hitters;Cignal Super Spikers;Akari Chargers;Choco Mucho Flying Titans;Chery Tiggo Crossovers;Farm Fresh Foxies;Zus Coffee Thunderbelles;Nxled Chameleons;Capital1 Solar Spikers;Galeries Tower Highrisers',
  },
];
