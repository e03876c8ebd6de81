import { sportIds } from '@touchline/domain/markets';

/** Bets on seasons and cups; no separate sport, but listed with them (platform.txt §9). */
const LONG_TERM = { sportId: 2999, nameEng: 'Long-term bets' };

/** Sports whose name is more than the words of their slug. */
const NAMES: Readonly<Record<string, string>> = {
  cs2: 'Counter-Strike 2',
  dota2: 'Dota 2',
  lol: 'League of Legends',
};

/** The sports map of search-engine data: id and English name. */
export function seoSports(): { readonly sportId: number; readonly nameEng: string }[] {
  const named = Object.entries(sportIds).map(([slug, sportId]) => {
    const words = slug.replaceAll('-', ' ');
    const spelled = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return { sportId, nameEng: NAMES[slug] ?? spelled };
  });
  return [...named, LONG_TERM];
}
