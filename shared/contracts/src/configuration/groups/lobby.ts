import * as z from 'zod/mini';

const Words = z._default(z.array(z.string()), []);

/** Which games a page of the casino shows: each that has one of its categories, features or providers. */
const GameList = z.object({
  /** The word in the address of its page. */
  id: z.string(),
  categories: Words,
  features: Words,
  providers: Words,
});
export type GameList = z.infer<typeof GameList>;

const list = (id: string, ...categories: string[]): GameList => ({
  id,
  categories,
  features: [],
  providers: [],
});
const LISTS = [
  list('slots', 'video-slots', 'classic-slots', 'jackpot-slots'),
  list('live-casino', 'live-dealer'),
  list('table-games', 'table-games'),
  list('crash-games', 'crash-games'),
  list('fast-games', 'fast-games'),
  list('card-games', 'card-games', 'video-poker'),
  list('keno', 'keno'),
  list('scratchcards', 'scratch-cards'),
  list('poker', 'poker', 'video-poker'),
  list('bingo', 'bingo'),
  list('virtualsports', 'virtual-sports'),
  list('tvgames', 'tv-games'),
  list('skill-games', 'skill-games'),
  list('fishinghunting', 'fishing-games'),
  list('asian-games', 'asian-games'),
  list('fast-bet', 'fast-bets'),
  list('othergames', 'casual-games', 'lottery', 'other'),
  { ...list('vulkan'), providers: ['vulkan'] },
];
const RAILS = [
  'continue',
  'favourites',
  'new',
  'popular',
  'recommended',
  ...LISTS.map(({ id }) => id).filter((id) => id !== 'vulkan'),
];

/** The casino's lobby: its rails from the top, and the lists behind them and behind the pages of categories. */
export const LobbyConfiguration = z.object({
  /** `continue`, `favourites`, `new`, `popular`, `recommended`, or the id of a list. */
  rails: z._default(z.array(z.string()), RAILS),
  lists: z._default(z.array(GameList), LISTS),
});
export type LobbyConfiguration = z.infer<typeof LobbyConfiguration>;

export const DEFAULT_LOBBY: LobbyConfiguration = { rails: RAILS, lists: LISTS };
