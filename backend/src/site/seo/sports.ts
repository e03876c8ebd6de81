import { sportIds } from '@touchline/domain/markets';

/** Bets on seasons and cups; no separate sport, but listed with them (platform.txt §9). */
const LONG_TERM = { sportId: 2999, nameEng: 'Long-term bets' };

/** The sports map of search-engine data: id and English name. */
export function seoSports(): { readonly sportId: number; readonly nameEng: string }[] {
  const named = Object.entries(sportIds).map(([slug, sportId]) => {
    const words = slug.replaceAll('-', ' ');
    return { sportId, nameEng: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
  });
  return [...named, LONG_TERM];
}
