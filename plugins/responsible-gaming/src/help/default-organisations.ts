/** An organisation that helps with gambling. */
interface Organisation {
  readonly name: string;
  readonly url: string;
  readonly phone?: string;
  readonly countries?: string[];
}

/** Examples by country, which the operator checks and replaces. */
export const DEFAULT_ORGANISATIONS: Organisation[] = [
  {
    name: 'Gambling Therapy',
    url: 'https://www.gamblingtherapy.org',
  },
  {
    name: 'Gamblers Anonymous',
    url: 'https://gamblersanonymous.org',
  },
  {
    name: 'National Gambling Helpline (GamCare)',
    url: 'https://www.gamcare.org.uk',
    phone: '0808 8020 133',
    countries: ['GB'],
  },
  {
    name: 'Gambling Care',
    url: 'https://www.gamblingcare.ie',
    countries: ['IE'],
  },
  {
    name: 'Check dein Spiel (BIÖG)',
    url: 'https://www.check-dein-spiel.de',
    phone: '0800 1372700',
    countries: ['DE'],
  },
  {
    name: 'Spielsuchthilfe',
    url: 'https://www.spielsuchthilfe.at',
    phone: '01 544 13 57',
    countries: ['AT'],
  },
  {
    name: 'SOS Spielsucht',
    url: 'https://www.sos-spielsucht.ch',
    phone: '0800 040 080',
    countries: ['CH'],
  },
  {
    name: 'Joueurs Info Service',
    url: 'https://www.joueurs-info-service.fr',
    phone: '09 74 75 13 13',
    countries: ['FR'],
  },
  {
    name: 'FEJAR',
    url: 'https://fejar.org',
    phone: '900 200 225',
    countries: ['ES'],
  },
  {
    name: 'Loket Kansspel',
    url: 'https://www.loketkansspel.nl',
    phone: '0800 24 000 22',
    countries: ['NL'],
  },
  {
    name: 'Stödlinjen',
    url: 'https://www.stodlinjen.se',
    phone: '020 81 91 00',
    countries: ['SE'],
  },
  {
    name: 'Hjelpelinjen',
    url: 'https://hjelpelinjen.no',
    phone: '800 800 40',
    countries: ['NO'],
  },
  {
    name: 'StopSpillet',
    url: 'https://www.stopspillet.dk',
    phone: '70 22 28 25',
    countries: ['DK'],
  },
  {
    name: 'Peluuri',
    url: 'https://www.peluuri.fi',
    phone: '0800 100 101',
    countries: ['FI'],
  },
  {
    name: 'Gambling Help Online',
    url: 'https://www.gamblinghelponline.org.au',
    phone: '1800 858 858',
    countries: ['AU'],
  },
  {
    name: 'Gambling Helpline Aotearoa',
    url: 'https://www.gamblinghelpline.co.nz',
    phone: '0800 654 655',
    countries: ['NZ'],
  },
  {
    name: 'National Council on Problem Gambling',
    url: 'https://www.ncpgambling.org',
    phone: '1 800 426 2537',
    countries: ['US'],
  },
];
