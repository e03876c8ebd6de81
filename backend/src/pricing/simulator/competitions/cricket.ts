import type { CompetitionRow } from './competition-row.ts';

export const cricketCompetitions: readonly CompetitionRow[] = [
  {
    id: 66001,
    tier: 1,
    name: 'Indian Premier League',
    country: 'IN',
    utcOffset: 5.5,
    season: [3, 5],
    sides:
      'Royal Challengers Bengaluru;Mumbai Indians;Punjab Kings;Gujarat Titans;Delhi Capitals;Sunrisers Hyderabad;Lucknow Super Giants;Kolkata Knight Riders;Rajasthan Royals;Chennai Super Kings',
  },
  {
    id: 66002,
    tier: 1,
    name: 'Big Bash League',
    country: 'AU',
    utcOffset: 10,
    season: [12, 1],
    sides:
      'Hobart Hurricanes;Sydney Sixers;Perth Scorchers;Sydney Thunder;Melbourne Stars;Brisbane Heat;Adelaide Strikers;Melbourne Renegades',
  },
  {
    id: 66003,
    tier: 2,
    name: "Women's Big Bash League",
    country: 'AU',
    utcOffset: 10,
    season: [10, 12],
    suffix: ' (W)',
    sides:
      'Melbourne Renegades;Brisbane Heat;Sydney Thunder;Perth Scorchers;Adelaide Strikers;Hobart Hurricanes;Sydney Sixers;Melbourne Stars',
  },
  {
    id: 66004,
    tier: 1,
    name: 'Twenty20 Internationals',
    country: 'world',
    utcOffset: 4,
    sides:
      'India;Australia;England;New Zealand;South Africa;Pakistan;West Indies;Sri Lanka;Afghanistan;Bangladesh;Ireland;Zimbabwe;Netherlands;Scotland;United Arab Emirates;Nepal;United States;Oman;Namibia;Italy;Canada;Uganda;Papua New Guinea;Hong Kong',
  },
  {
    id: 66005,
    tier: 1,
    name: 'One Day Internationals',
    country: 'world',
    utcOffset: 4,
    format: { overs: 50 },
    sides:
      'India;Australia;New Zealand;South Africa;Pakistan;England;Sri Lanka;Afghanistan;West Indies;Bangladesh;Zimbabwe;Ireland;Netherlands;Scotland;United States;Oman;Namibia;Nepal;United Arab Emirates;Canada',
  },
  {
    id: 66006,
    tier: 2,
    name: "Women's Twenty20 Internationals",
    country: 'world',
    utcOffset: 3,
    suffix: ' (W)',
    sides:
      'Australia;England;India;New Zealand;South Africa;West Indies;Sri Lanka;Pakistan;Bangladesh;Ireland;Scotland;Thailand;United Arab Emirates;Zimbabwe;Netherlands;Papua New Guinea',
  },
  {
    id: 66007,
    tier: 2,
    name: 'Pakistan Super League',
    country: 'PK',
    utcOffset: 5,
    season: [3, 5],
    sides:
      'Islamabad United;Lahore Qalandars;Quetta Gladiators;Peshawar Zalmi;Multan Sultans;Karachi Kings',
  },
  {
    id: 66008,
    tier: 2,
    name: 'SA20',
    country: 'ZA',
    utcOffset: 2,
    season: [12, 2],
    sides:
      "Sunrisers Eastern Cape;MI Cape Town;Paarl Royals;Joburg Super Kings;Pretoria Capitals;Durban's Super Giants",
  },
  {
    id: 66009,
    tier: 2,
    name: 'Caribbean Premier League',
    country: 'world',
    utcOffset: -4,
    season: [8, 9],
    sides:
      'Trinbago Knight Riders;Guyana Amazon Warriors;Saint Lucia Kings;Antigua & Barbuda Falcons;St Kitts & Nevis Patriots;Barbados Royals',
  },
  {
    id: 66010,
    tier: 2,
    name: 'Bangladesh Premier League',
    country: 'BD',
    utcOffset: 6,
    season: [12, 2],
    sides:
      'Rangpur Riders;Chattogram Royals;Rajshahi Warriors;Dhaka Capitals;Sylhet Titans;Noakhali Express',
  },
  {
    id: 66011,
    tier: 2,
    name: 'ILT20',
    country: 'AE',
    utcOffset: 4,
    season: [12, 2],
    sides:
      'MI Emirates;Desert Vipers;Dubai Capitals;Sharjah Warriors;Abu Dhabi Knight Riders;Gulf Giants',
  },
  {
    id: 66012,
    tier: 2,
    name: 'T20 Blast',
    country: 'GB-ENG',
    utcOffset: 0,
    season: [5, 9],
    sides:
      'Somerset;Surrey;Hampshire;Gloucestershire;Lancashire;Warwickshire;Northamptonshire;Sussex;Kent;Nottinghamshire;Durham;Essex;Yorkshire;Derbyshire;Worcestershire;Leicestershire;Middlesex;Glamorgan',
  },
  {
    id: 66013,
    tier: 3,
    name: 'Super Smash',
    country: 'NZ',
    utcOffset: 12,
    season: [12, 2],
    sides:
      'Canterbury Kings;Central Stags;Wellington Firebirds;Northern Brave;Auckland Aces;Otago Volts',
  },
  {
    id: 66014,
    tier: 3,
    name: 'Lanka Premier League',
    country: 'LK',
    utcOffset: 5.5,
    season: [7, 12],
    sides: 'Jaffna Kings;Galle Marvels;Colombo Strikers;Kandy Falcons;Dambulla Sixers',
  },
  {
    id: 66015,
    tier: 3,
    name: 'Major League Cricket',
    country: 'US',
    utcOffset: -6,
    season: [6, 7],
    sides:
      'MI New York;Washington Freedom;San Francisco Unicorns;Texas Super Kings;Los Angeles Knight Riders;Seattle Orcas',
  },
  {
    id: 66016,
    tier: 3,
    name: 'Syed Mushtaq Ali Trophy',
    country: 'IN',
    utcOffset: 5.5,
    season: [10, 12],
    sides:
      'Mumbai;Karnataka;Madhya Pradesh;Baroda;Delhi;Punjab;Tamil Nadu;Bengal;Saurashtra;Jharkhand;Haryana;Uttar Pradesh;Hyderabad;Kerala;Andhra;Gujarat;Rajasthan;Vidarbha;Chandigarh;Himachal Pradesh;Chhattisgarh;Railways;Goa;Assam;Maharashtra;Odisha;Puducherry;Bihar;Services;Tripura;Jammu and Kashmir;Uttarakhand',
  },
  {
    id: 66017,
    tier: 3,
    name: 'National T20 Cup',
    country: 'PK',
    utcOffset: 5,
    season: [9, 12],
    sides:
      'Peshawar;Lahore Whites;Lahore Blues;Karachi Whites;Karachi Blues;Islamabad;Rawalpindi;Sialkot;Multan;Faisalabad;Bahawalpur;Abbottabad;Hyderabad (PK);Quetta;Larkana;FATA;Dera Murad Jamali;Azad Jammu and Kashmir',
  },
  {
    id: 66018,
    tier: 3,
    name: 'One-Day Cup',
    country: 'AU',
    utcOffset: 10,
    season: [9, 3],
    format: { overs: 50 },
    sides: 'South Australia;Victoria;New South Wales;Western Australia;Tasmania;Queensland',
  },
  {
    id: 66019,
    tier: 3,
    name: 'Metro Bank One Day Cup',
    country: 'GB-ENG',
    utcOffset: 0,
    season: [7, 9],
    format: { overs: 50 },
    sides:
      'Worcestershire;Hampshire;Yorkshire;Somerset;Leicestershire;Gloucestershire;Derbyshire;Durham;Middlesex;Essex;Lancashire;Nottinghamshire;Sussex;Glamorgan;Kent;Northamptonshire;Warwickshire;Surrey',
  },
  {
    id: 66020,
    tier: 3,
    name: 'Vijay Hazare Trophy',
    country: 'IN',
    utcOffset: 5.5,
    season: [11, 2],
    format: { overs: 50 },
    sides:
      'Karnataka;Vidarbha;Maharashtra;Haryana;Punjab;Gujarat;Tamil Nadu;Rajasthan;Mumbai;Baroda;Saurashtra;Bengal;Kerala;Delhi;Madhya Pradesh;Jharkhand;Andhra;Hyderabad;Uttar Pradesh;Railways',
  },
  {
    id: 66021,
    tier: 3,
    name: 'CSA T20 Challenge',
    country: 'ZA',
    utcOffset: 2,
    season: [9, 12],
    sides:
      'Lions;Titans;Dolphins;Warriors;Western Province;Boland;North West;Knights;Easterns;Northern Cape;South Western Districts;Border;KwaZulu-Natal Inland;Limpopo',
  },
];
