import type { CompetitionRow } from './competition-row.ts';

export const footballWorld: readonly CompetitionRow[] = [
  {
    id: 1201,
    tier: 2,
    name: 'Brasileirão Série A',
    country: 'BR',
    utcOffset: -3,
    season: [3, 12],
    sides:
      'Flamengo;Palmeiras;Cruzeiro;Botafogo;Fluminense;Mirassol;Bahia;São Paulo;Corinthians;Atlético Mineiro;Grêmio;Red Bull Bragantino;Internacional;Vasco da Gama;Santos;Vitória;Athletico Paranaense;Coritiba;Chapecoense;Remo',
  },
  {
    id: 1202,
    tier: 3,
    name: 'Brasileirão Série B',
    country: 'BR',
    utcOffset: -3,
    season: [4, 11],
    sides:
      'Fortaleza;Ceará;Sport Recife;Juventude;Criciúma;Goiás;Novorizontino;Cuiabá;Avaí;Atlético Goianiense;Operário;Vila Nova;CRB;América Mineiro;Botafogo-SP;Athletic;Náutico;Ponte Preta;Londrina;São Bernardo',
  },
  {
    id: 1203,
    tier: 2,
    name: 'Liga Profesional',
    country: 'AR',
    utcOffset: -3,
    season: [1, 12],
    sides:
      "River Plate;Boca Juniors;Rosario Central;Racing Club;Estudiantes;Vélez Sarsfield;Argentinos Juniors;Lanús;San Lorenzo;Independiente;Deportivo Riestra;Talleres;Huracán;Defensa y Justicia;Belgrano;Barracas Central;Tigre;Unión;Instituto;Platense;Central Córdoba;Independiente Rivadavia;Gimnasia La Plata;Banfield;Newell's Old Boys;Atlético Tucumán;Sarmiento;Aldosivi;Gimnasia Mendoza;Estudiantes Río Cuarto",
  },
  {
    id: 1204,
    tier: 2,
    name: 'Major League Soccer',
    country: 'US',
    utcOffset: -6,
    season: [2, 12],
    sides:
      'Inter Miami;Vancouver Whitecaps;Philadelphia Union;San Diego FC;Los Angeles FC;FC Cincinnati;Minnesota United;Charlotte FC;New York City FC;Nashville SC;Seattle Sounders;Columbus Crew;Chicago Fire;Orlando City;Austin FC;Portland Timbers;FC Dallas;New York Red Bulls;Real Salt Lake;San Jose Earthquakes;Colorado Rapids;Houston Dynamo;New England Revolution;Toronto FC;LA Galaxy;St. Louis City;Atlanta United;Sporting Kansas City;CF Montréal;D.C. United',
  },
  {
    id: 1205,
    tier: 2,
    name: 'Liga MX',
    country: 'MX',
    utcOffset: -6,
    season: [7, 5],
    sides:
      'Toluca;América;Cruz Azul;Tigres UANL;Monterrey;Guadalajara;Tijuana;Juárez;Pachuca;Pumas UNAM;Santos Laguna;León;Atlas;Querétaro;Necaxa;Atlético San Luis;Mazatlán;Puebla',
  },
  {
    id: 1206,
    tier: 3,
    name: 'USL Championship',
    country: 'US',
    utcOffset: -6,
    season: [3, 11],
    sides:
      'Louisville City;Charleston Battery;New Mexico United;Tulsa;Sacramento Republic;North Carolina FC;Pittsburgh Riverhounds;San Antonio FC;Phoenix Rising;El Paso Locomotive;Orange County SC;Loudoun United;Colorado Springs Switchbacks;Detroit City;Hartford Athletic;Rhode Island FC;Indy Eleven;Lexington SC;Oakland Roots;Monterey Bay;Tampa Bay Rowdies;Birmingham Legion;Miami FC;Las Vegas Lights',
  },
  {
    id: 1207,
    tier: 3,
    name: 'NWSL',
    country: 'US',
    utcOffset: -6,
    season: [3, 11],
    suffix: ' (W)',
    sides:
      'Kansas City Current;Gotham FC;Washington Spirit;Orlando Pride;Portland Thorns;Seattle Reign;San Diego Wave;Racing Louisville;North Carolina Courage;Houston Dash;Angel City;Utah Royals;Bay FC;Chicago Stars',
  },
  {
    id: 1208,
    tier: 3,
    name: 'Categoría Primera A',
    country: 'CO',
    utcOffset: -5,
    season: [1, 12],
    sides:
      'Atlético Nacional;Junior;Independiente Medellín;Deportes Tolima;América de Cali;Santa Fe;Bucaramanga;Millonarios;Once Caldas;Fortaleza CEIF;Deportivo Cali;Pereira;Águilas Doradas;Deportivo Pasto;Alianza;La Equidad;Llaneros;Boyacá Chicó;Cúcuta Deportivo;Jaguares',
  },
  {
    id: 1209,
    tier: 3,
    name: 'Primera División',
    country: 'CL',
    utcOffset: -4,
    season: [2, 12],
    sides:
      "Coquimbo Unido;Universidad Católica;Colo-Colo;Universidad de Chile;O'Higgins;Palestino;Audax Italiano;Cobresal;Huachipato;Ñublense;Unión La Calera;Everton Viña del Mar;Deportes La Serena;Deportes Limache;Universidad de Concepción;Deportes Concepción",
  },
  {
    id: 1210,
    tier: 2,
    name: 'J1 League',
    country: 'JP',
    utcOffset: 9,
    season: [2, 12],
    sides:
      'Kashima Antlers;Kashiwa Reysol;Vissel Kobe;Sanfrecce Hiroshima;Kyoto Sanga;Machida Zelvia;Urawa Red Diamonds;Kawasaki Frontale;Gamba Osaka;Cerezo Osaka;FC Tokyo;Avispa Fukuoka;Nagoya Grampus;Fagiano Okayama;Shimizu S-Pulse;Tokyo Verdy;Yokohama F. Marinos;V-Varen Nagasaki;Mito HollyHock;JEF United Chiba',
  },
  {
    id: 1211,
    tier: 3,
    name: 'J2 League',
    country: 'JP',
    utcOffset: 9,
    season: [2, 12],
    sides:
      'Yokohama FC;Shonan Bellmare;Albirex Niigata;Tokushima Vortis;Omiya Ardija;Vegalta Sendai;Sagan Tosu;Jubilo Iwata;Iwaki FC;Montedio Yamagata;Consadole Sapporo;Imabari;Ventforet Kofu;Blaublitz Akita;Roasso Kumamoto;Oita Trinita;Fujieda MYFC;Kataller Toyama;Ehime;Renofa Yamaguchi',
  },
  {
    id: 1212,
    tier: 2,
    name: 'K League 1',
    country: 'KR',
    utcOffset: 9,
    season: [2, 12],
    sides:
      'Jeonbuk Hyundai Motors;Daejeon Hana Citizen;Gimcheon Sangmu;Pohang Steelers;Gangwon;FC Seoul;Gwangju;Ulsan HD;Anyang;Jeju SK;Incheon United;Bucheon 1995',
  },
  {
    id: 1213,
    tier: 3,
    name: 'K League 2',
    country: 'KR',
    utcOffset: 9,
    season: [2, 12],
    sides:
      'Suwon Samsung Bluewings;Suwon FC;Daegu;Seoul E-Land;Seongnam;Jeonnam Dragons;Gimpo;Busan IPark;Chungnam Asan;Hwaseong;Gyeongnam;Chungbuk Cheongju;Cheonan City;Ansan Greeners',
  },
  {
    id: 1214,
    tier: 3,
    name: 'Chinese Super League',
    country: 'CN',
    utcOffset: 8,
    season: [2, 11],
    sides:
      'Shanghai Port;Shanghai Shenhua;Chengdu Rongcheng;Beijing Guoan;Shandong Taishan;Tianjin Jinmen Tiger;Zhejiang;Yunnan Yukun;Qingdao West Coast;Henan;Dalian Yingbo;Shenzhen Peng City;Wuhan Three Towns;Qingdao Hainiu;Liaoning Tieren;Chongqing Tonglianglong',
  },
  {
    id: 1215,
    tier: 2,
    name: 'A-League Men',
    country: 'AU',
    utcOffset: 10,
    season: [10, 5],
    sides:
      'Auckland FC;Melbourne City;Melbourne Victory;Sydney FC;Adelaide United;Western Sydney Wanderers;Macarthur FC;Newcastle Jets;Brisbane Roar;Central Coast Mariners;Wellington Phoenix;Perth Glory',
  },
  {
    id: 1216,
    tier: 2,
    name: 'Saudi Pro League',
    country: 'SA',
    utcOffset: 3,
    season: [8, 5],
    sides:
      'Al-Hilal;Al-Nassr;Al-Ahli;Al-Ittihad;Al-Qadsiah;Al-Taawoun;Al-Ettifaq;Al-Khaleej;NEOM;Al-Fateh;Al-Hazem;Al-Kholood;Al-Fayha;Al-Shabab;Al-Riyadh;Damac;Al-Okhdood;Al-Najma',
  },
  {
    id: 1217,
    tier: 3,
    name: 'Persian Gulf Pro League',
    country: 'IR',
    utcOffset: 3.5,
    season: [8, 5],
    sides:
      'Sepahan;Tractor;Esteghlal;Persepolis;Foolad;Golgohar;Chadormalou;Malavan;Kheybar;Fajr Sepasi;Aluminium Arak;Shams Azar;Peykan;Zob Ahan;Esteghlal Khuzestan;Mes Rafsanjan',
  },
  {
    id: 1218,
    tier: 3,
    name: 'Uzbekistan Super League',
    country: 'UZ',
    utcOffset: 5,
    season: [3, 11],
    sides:
      "Neftchi Fergana;Pakhtakor;Nasaf;AGMK;Navbahor;Bunyodkor;Dinamo Samarqand;Andijon;Surkhon;Sogdiana;Termez;Qizilqum;Mash'al;Khorazm;Buxoro;Kokand 1912",
  },
  {
    id: 1219,
    tier: 3,
    name: 'Indian Super League',
    country: 'IN',
    utcOffset: 5.5,
    season: [9, 5],
    sides:
      'Mohun Bagan SG;FC Goa;Bengaluru FC;Jamshedpur FC;NorthEast United;Mumbai City;East Bengal;Odisha FC;Kerala Blasters;Punjab FC;Chennaiyin FC;Hyderabad FC;Mohammedan SC;Inter Kashi',
  },
  {
    id: 1220,
    tier: 3,
    name: 'Egyptian Premier League',
    country: 'EG',
    utcOffset: 2,
    season: [8, 6],
    sides:
      "Al Ahly;Pyramids;Zamalek;Al Masry;Ceramica Cleopatra;National Bank;Modern Sport;Smouha;ZED;ENPPI;Petrojet;Al Ittihad Alexandria;Ghazl El Mahalla;El Gouna;Haras El Hodoud;Tala'ea El Gaish;Pharco;Ismaily",
  },
  {
    id: 1221,
    tier: 3,
    name: 'South African Premiership',
    country: 'ZA',
    utcOffset: 2,
    season: [8, 5],
    sides:
      'Mamelodi Sundowns;Orlando Pirates;Kaizer Chiefs;Sekhukhune United;Stellenbosch;AmaZulu;Polokwane City;Golden Arrows;Durban City;TS Galaxy;Richards Bay;Siwelele;Chippa United;Marumo Gallants;Orbit College;Magesi',
  },
  {
    id: 1222,
    tier: 3,
    name: 'NPL Victoria',
    country: 'AU',
    utcOffset: 10,
    season: [2, 9],
    sides:
      'Heidelberg United;Avondale;South Melbourne;Oakleigh Cannons;Hume City;Preston Lions;Green Gully;Dandenong City;Dandenong Thunder;Altona Magic;Melbourne Knights;St Albans Dinamo;Bentleigh Greens;Caroline Springs George Cross',
  },
  {
    id: 1223,
    tier: 3,
    name: 'NPL NSW',
    country: 'AU',
    utcOffset: 10,
    season: [2, 9],
    sides:
      'APIA Leichhardt;Rockdale Ilinden;Marconi Stallions;NWS Spirit;Sydney United 58;Blacktown City;Wollongong Wolves;Manly United;Sydney Olympic;St George City;Sutherland Sharks;Mt Druitt Town Rangers;St George FC;UNSW',
  },
  {
    id: 1224,
    tier: 3,
    name: 'V.League 1',
    country: 'VN',
    utcOffset: 7,
    season: [8, 6],
    sides:
      'Ninh Binh;Hanoi Police;Viettel;Hanoi FC;Nam Dinh;Hai Phong;Ho Chi Minh City Police;Thanh Hoa;Song Lam Nghe An;Hong Linh Ha Tinh;Becamex;Hoang Anh Gia Lai;SHB Da Nang;PVF-CAND',
  },
  {
    id: 1225,
    tier: 3,
    name: 'Thai League 1',
    country: 'TH',
    utcOffset: 7,
    season: [8, 5],
    sides:
      'Buriram United;BG Pathum United;Port;Ratchaburi;Bangkok United;Muangthong United;Chiangrai United;Uthai Thani;Sukhothai;PT Prachuap;Rayong;Lamphun Warriors;Kanchanaburi Power;Ayutthaya United;Nakhon Ratchasima;Chonburi',
  },
];
