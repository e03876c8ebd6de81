import { type Page, expect } from '@playwright/test';
import { eventPath, readTopic } from './betting.ts';
import { visit } from './fixtures.ts';

/** A page of the product, by its English address. */
export interface ProductPage {
  readonly name: string;
  readonly isForPlayers?: boolean;
  /** The status of a call that such a page makes and shows the answer of. */
  readonly refusedWith?: string;
  readonly path: string | ((given: { page: Page; address: string }) => Promise<string>);
}

/** The event that stays longest: of those to come and of those in play the one that starts last. */
async function latestEvent(
  { page, address }: { page: Page; address: string },
  section: 'live' | 'line',
): Promise<string> {
  const events = await readTopic(page, address, `list:${section}:football`);
  const event = events.toSorted((left, right) => left.startsAt - right.startsAt).at(-1);
  if (event === undefined) {
    throw new Error(`There is no football in ${section}.`);
  }
  return eventPath(event);
}

export const PAGES: readonly ProductPage[] = [
  { name: 'home', path: '/en' },
  { name: 'live', path: '/en/live' },
  { name: 'live football', path: '/en/live/football' },
  { name: 'upcoming tennis', path: '/en/line/tennis' },
  {
    name: 'a championship',
    path: async (given) => (await latestEvent(given, 'line')).split('/').slice(0, -1).join('/'),
  },
  { name: 'a live game', path: (given) => latestEvent(given, 'live') },
  { name: 'an upcoming game', path: (given) => latestEvent(given, 'line') },
  { name: 'search', path: '/en/search-events' },
  { name: 'favourites', path: '/en/favorites' },
  { name: 'the slip', path: '/en/coupon' },
  { name: 'registration', path: '/en/registration' },
  { name: 'login', path: '/en/user/login' },
  { name: 'login in a modal', path: '/en/live?modal=login' },
  { name: 'settings', path: '/en?modal=preferences' },
  { name: 'the account', path: '/en/office', isForPlayers: true },
  { name: 'followed bets', path: '/en/opened-bets', isForPlayers: true },
  { name: 'open bets', path: '/en/office/history', isForPlayers: true },
  { name: 'settled bets', path: '/en/office/history?status=settled', isForPlayers: true },
  { name: 'wallets', path: '/en/office/wallets', isForPlayers: true },
  { name: 'personal data', path: '/en/office/account', isForPlayers: true, refusedWith: '403' },
  {
    name: 'the form of personal data',
    path: '/en/office/account/edit',
    isForPlayers: true,
    refusedWith: '403',
  },
  { name: 'deposit', path: '/en/office/recharge', isForPlayers: true },
  { name: 'payments', path: '/en/office/historypay', isForPlayers: true },
  { name: 'limits', path: '/en/office/responsible', isForPlayers: true },
  { name: 'profile', path: '/en/office/profile', isForPlayers: true },
  { name: 'hidden sports', path: '/en/office/disallow-sports', isForPlayers: true },
  { name: 'security', path: '/en/office/security', isForPlayers: true },
  { name: 'sign-in by QR code', path: '/en/office/qr-login', isForPlayers: true },
  {
    name: 'codes by message',
    path: '/en/office/security-auth-by-email',
    isForPlayers: true,
  },
  { name: 'the security question', path: '/en/office/security-question', isForPlayers: true },
  { name: 'the login that was made up', path: '/en/welcome-authorization-data' },
  {
    name: 'sessions and devices',
    path: '/en/office/session-history',
    isForPlayers: true,
  },
  { name: 'verification', path: '/en/office/verification', isForPlayers: true },
  {
    name: 'the wizard of personal data',
    path: '/en/office/clarify-data',
    isForPlayers: true,
    refusedWith: '403',
  },
  { name: 'verification alone', path: '/en/sumsub', isForPlayers: true },
  { name: 'the verification of an account', path: '/en/accountverify' },
  { name: 'the change of the password', path: '/en/office/change-password', isForPlayers: true },
  {
    name: 'two-factor authentication',
    path: '/en/office/enable-two-factor-auth',
    isForPlayers: true,
  },
  {
    name: 'the change of the e-mail address',
    path: '/en/office/email-change',
    isForPlayers: true,
  },
  {
    name: 'sign-in details',
    path: '/en/office/change-login',
    isForPlayers: true,
  },
  { name: 'a change of the e-mail address undone', path: '/en/confirm' },
  { name: 'messages', path: '/en/office/messages', isForPlayers: true },
  {
    name: 'message settings',
    path: '/en/office/mailing-settings',
    isForPlayers: true,
  },
  { name: 'offers by e-mail', path: '/en/office/email-subscription', isForPlayers: true },
  { name: 'the end of offers by e-mail', path: '/en/stopnewsletter' },
  { name: 'points', path: '/en/points', isForPlayers: true },
  { name: 'cashback', path: '/en/office/cashback', isForPlayers: true },
  { name: 'games played', path: '/en/office/casino', isForPlayers: true },
  { name: 'slots played', path: '/en/office/slots', isForPlayers: true },
  { name: 'cashback by level', path: '/en/office/casino/vipcashback', isForPlayers: true },
  { name: 'friends', path: '/en/office/bringfriend', isForPlayers: true },
  { name: 'banners', path: '/en/office/bringfriend-banners', isForPlayers: true },
  { name: 'rewards', path: '/en/office/rewards', isForPlayers: true },
  { name: 'special offers', path: '/en/office/specialoffers', isForPlayers: true },
  { name: 'accumulators of the day', path: '/en/express-day' },
  { name: 'esports', path: '/en/esports' },
  { name: 'the casino', path: '/en/casino' },
  { name: 'a bonus game', path: '/en/games/chest-bonus' },
  { name: 'offers', path: '/en/promo' },
  { name: 'the lottery', path: '/en/lotto' },
  { name: 'the toto', path: '/en/toto' },
  { name: 'support', path: '/en/support' },
  { name: 'about us', path: '/en/about' },
  { name: 'rules in a frame', path: '/en/rules-frame' },
  { name: 'the application', path: '/en/mobile' },
  { name: 'a payment that arrived', path: '/en/onpay/success' },
  { name: 'nothing found', path: '/en/no-such-page', refusedWith: '404' },
  { name: 'an error', path: '/en/500', refusedWith: '500' },
];

/** Opens a page and waits until every view on it is ready, the one that names the page among them. */
export async function openPage(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[data-view][data-state="loading"]')).toHaveCount(0);
  await expect(page.locator('[data-view][data-state="error"]')).toHaveCount(0);
}
