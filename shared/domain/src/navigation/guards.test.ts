import { describe, expect, it } from 'vitest';
import { BLOCK_REASONS, blockPath } from '../site/block.ts';
import type { SiteState } from '../site/site-state.ts';
import { deduceBanLevel } from './banned.ts';
import { route, visit, type Visit } from './test-navigation.ts';

/** The pages that decisions about the whole site redirect to, with the names of their routes. */
const SITE_PAGE_NAMES = {
  '/maintenance': 'maintenance',
  '/block': 'block',
  '/block-ua': 'blockUa',
  '/block-ie': 'blockIe',
  '/site-updates': 'siteUpdates',
  '/coming-soon': 'comingSoon',
  '/suspension': 'suspension',
  '/oldbrowser': 'oldBrowser',
} as const;
const SITE_PAGES = Object.keys(SITE_PAGE_NAMES) as (keyof typeof SITE_PAGE_NAMES)[];

/** What closes the site with this page. */
function closedBy(page: string): SiteState {
  return {
    maintenance: page === '/maintenance',
    blockReason: BLOCK_REASONS.find((reason) => blockPath(reason) === page),
  };
}

const routes = [
  route('home', '/'),
  route('live', '/live'),
  route('rules', '/rules', { exemptFromIdentification: true }),
  route('office', '/office', { access: 'auth', exemptFromIdentification: true }),
  route('account', '/office/account', { access: 'auth', exemptFromIdentification: true }),
  route('wallets', '/office/wallets', { access: 'auth' }),
  route('historyPay', '/office/historypay', { access: 'auth', allowedWhenBanned: true }),
  route('deduce', '/office/deduce', { access: 'auth', allowedWhenBanned: true }),
  route('openedBets', '/opened-bets', { access: 'auth' }),
  route('paymentInfo', '/payment', { playersOnlyWhen: 'paymentForPlayers' }),
  route('login', '/user/login', { access: 'guest', when: 'registrationAllowed' }),
  route('authApp', '/auth', { access: 'guest' }),
  route('registration', '/registration', { access: 'guest' }),
  route('confirmTerms', '/confirm-terms', { access: 'auth', exemptFromIdentification: true }),
  route('accountIdentification', '/account/identification', {
    access: 'auth',
    when: 'identification',
    exemptFromIdentification: true,
  }),
  route('forBanned', '/for-banned', { bannedOnly: true, allowedWhenBanned: true }),
  ...SITE_PAGES.map((path) => route(SITE_PAGE_NAMES[path], path)),
  route('notFound', '/:path(.*)', {
    status: 404,
    allowedWhenBanned: true,
    exemptFromIdentification: true,
  }),
];
const at = (address: string, given: Partial<Visit> = {}) =>
  visit(`/en${address}`, { routes, flags: ['registrationAllowed'], ...given }).outcome;
const player = {};

describe('banned', () => {
  it('players open routes that allow it and are sent to the configured address from others', () => {
    const banned = { player: { banLevel: 10 } };
    expect(at('/office/historypay', banned)).toBe('/en/office/historypay');
    expect(at('/live', banned)).toBe('leave to /blocked');
    expect(at('', banned)).toBe('leave to /blocked');
    expect(at('/nowhere', banned)).toBe('/en/nowhere');
  });

  it.each([
    [1, 53],
    [2, 45],
    [3, 45],
  ])('a banned player of version %i may withdraw at level %i alone', (banVersion, level) => {
    expect(deduceBanLevel(banVersion)).toBe(level);
    const deduce = (banLevel: number) => at('/office/deduce', { player: { banLevel, banVersion } });
    expect(deduce(level)).toBe('/en/office/deduce');
    expect(deduce(level + 1)).toBe('leave to /blocked');
    expect(deduce(0)).toBe('/en/office/deduce');
  });

  it('banned players are redirected only from the pages they lack', () => {
    const playerStatus = {
      banLevel: 10,
      isTermsChanged: true,
      isVerified: false,
      hasDeposit: false,
    };
    const flags = ['termsConfirmation', 'identification'];
    expect(at('/office/historypay', { player: playerStatus, flags })).toBe('/en/office/historypay');
  });

  it('pages for banned players send everybody else home', () => {
    expect(at('/for-banned', { player })).toBe('/en');
    expect(at('/for-banned')).toBe('/en');
    expect(at('/for-banned', { player: { banLevel: 1 } })).toBe('/en/for-banned');
  });

  it('navigation is cancelled while it is blocked', () => {
    expect(at('/live', { player, isNavigationBlocked: true })).toBe('cancelled');
  });

  it('a configured address of the site itself is not left again', () => {
    const given = { player: { banLevel: 1 }, settings: { bannedAddress: '/en/rules' } };
    expect([at('/live', given), at('/rules', given)]).toEqual(['leave to /en/rules', '/en/rules']);
  });
});

describe('terms', () => {
  const flags = ['registrationAllowed', 'termsConfirmation'];
  const changed = { flags, player: { isTermsChanged: true } };

  it('changed terms are confirmed before anything else', () => {
    expect(at('/live?sport=1', changed)).toBe('/en/confirm-terms?return=%2Flive%3Fsport%3D1');
    expect(at('/confirm-terms', changed)).toBe('/en/confirm-terms');
  });

  it('confirmed terms return the player to the requested page, on this site alone', () => {
    const from = (wanted: string) => `/confirm-terms?${new URLSearchParams({ return: wanted })}`;
    expect(at(from('/live?sport=1'), { flags, player })).toBe('/en/live?sport=1');
    expect(at(from('//evil.example'), { flags, player })).toBe('/en');
    expect(at(from('/confirm-terms'), { flags, player })).toBe('/en');
  });

  it('the pages to read before the decision on terms stay open, and the pages of a closed site', () => {
    expect(at('/rules', changed)).toBe('/en/rules');
    expect(at('/block', { ...changed, site: closedBy('/block') })).toBe('/en/block');
    expect(at('/nowhere', changed)).toBe('/en/nowhere');
  });

  it('the terms without a change, or without the feature, need no confirmation', () => {
    expect(at('/confirm-terms', { flags, player })).toBe('/en');
    expect(at('/live', { player: { isTermsChanged: true } })).toBe('/en/live');
    expect(at('/confirm-terms', { player: { isTermsChanged: true } })).toBe('/en');
  });

  it('the terms are not requested without the page to confirm them on', () => {
    const without = routes.filter(({ name }) => name !== 'confirmTerms');
    expect(at('/live', { ...changed, routes: without })).toBe('/en/live');
  });

  it('visitors have agreed to none', () => {
    expect(at('/live', { flags })).toBe('/en/live');
    expect(at('/confirm-terms', { flags })).toBe('/en/user/login?return=%2Fconfirm-terms');
  });
});

describe('identification', () => {
  const flags = ['registrationAllowed', 'identification'];
  const unknown = { isVerified: false, hasDeposit: false };
  const asked = '/en/account/identification?identification-needed=1&return=%2Flive%3Fsport%3D1';

  it('an unverified player without a deposit is redirected to identify, and the requested page is remembered', () => {
    expect(at('/live?sport=1', { flags, player: unknown })).toBe(asked);
  });

  it.each([
    ['not shown', { flags: ['registrationAllowed'], player: unknown }],
    ['verified', { flags, player: { isVerified: true, hasDeposit: false } }],
    ['a deposit', { flags, player: { isVerified: false, hasDeposit: true } }],
    ['a visitor', { flags }],
    ['signed out since', { flags, player: unknown, isAuthenticated: false }],
  ])('the player (%s) is not required to identify', (_why, given) => {
    expect(at('/live', given)).toBe('/en/live');
  });

  it('the identification page that is not offered is required of no player', () => {
    const always = routes.map((known) => ({ ...known, when: undefined }));
    expect(at('/live', { flags: [], routes: always, player: unknown })).toBe('/en/live');
  });

  it.each(SITE_PAGES)('the page %s of a closed site redirects nowhere else', (path) => {
    expect(at(path, { flags, player: unknown, site: closedBy(path) })).toBe(`/en${path}`);
  });

  it.each(['/rules', '/office', '/office/account'])(
    'the page %s is exempt from identification',
    (path) => {
      expect(at(path, { flags, player: unknown })).toBe(`/en${path}`);
    },
  );

  it('the page before the identification is restored once it is no longer needed, once', () => {
    const path = asked.slice(3);
    expect(at(path, { flags, player })).toBe('/en/live?sport=1');
    expect(at('/account/identification', { flags, player })).toBe('/en/account/identification');
    expect(at(path.replace(/return.*/, 'return=%2F%2Fevil.example'), { flags, player })).toBe(
      '/en',
    );
  });

  it('the identification page stays while the player’s status is unknown', () => {
    expect(at(asked.slice(3), { flags, isAuthenticated: true })).toBe(asked);
  });
});

describe('access', () => {
  it('a visitor signs in on the account area’s own page, elsewhere on the login page', () => {
    expect(at('/office/wallets?tab=2')).toBe('/en/auth?return=%2Foffice%2Fwallets%3Ftab%3D2');
    expect(at('/opened-bets')).toBe('/en/user/login?return=%2Fopened-bets');
  });

  it.each(['/office', '/account', '/identification', '/sumsub'])(
    'the pages %s and below belong to the account area',
    (path) => {
      const area = [...routes, route('areaPage', '/:path(.*)', { access: 'auth' })].filter(
        ({ name }) => name !== 'notFound',
      );
      const login = (asked: string) => String(at(asked, { routes: area })).replace(/\?.*/, '');
      expect([login(path), login(`${path}/below`)]).toEqual(['/en/auth', '/en/auth']);
      expect(login(`${path}x`)).toBe('/en/user/login');
    },
  );

  it('the visitor is redirected home where login is off, where the authorization block opens', () => {
    expect(at('/opened-bets', { flags: [] })).toBe('/en?modal=login');
  });

  it('a page is for players alone while its condition is true', () => {
    expect(at('/payment')).toBe('/en/payment');
    const flags = ['registrationAllowed', 'paymentForPlayers'];
    expect(at('/payment', { flags })).toBe('/en/user/login?return=%2Fpayment');
    expect(at('/payment', { flags, player })).toBe('/en/payment');
  });

  it('a player on a page for visitors is redirected to its target, else home', () => {
    expect(at('/user/login?return=%2Foffice%2Fwallets', { player })).toBe('/en/office/wallets');
    expect(at('/registration', { player })).toBe('/en');
    for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const query = new URLSearchParams({ return: evil });
      expect(at(`/user/login?${query}`, { player })).toBe('/en');
    }
  });

  it('missing data or requested documents open only their own pages of the account', () => {
    for (const playerStatus of [
      { isDataAfterRegistration: true },
      { isIdentificationNeeded: true },
    ]) {
      expect(at('/office/wallets', { player: playerStatus })).toBe('/en/office/account');
      expect(at('/office/account', { player: playerStatus })).toBe('/en/office/account');
      expect(at('/live', { player: playerStatus })).toBe('/en/live');
    }
    const without = routes.filter(({ name }) => name !== 'account');
    const owing = { player: { isDataAfterRegistration: true }, routes: without };
    expect(at('/office/wallets', owing)).toBe('/en');
  });

  it('a menu over the current page requires nothing', () => {
    const current = { name: 'wallets', path: '/office/wallets' };
    expect(at('/office/wallets?navigation-menu-modal=1', { current })).toBe(
      '/en/office/wallets?navigation-menu-modal=1',
    );
    expect(at('/opened-bets?navigation-menu-modal=1', { current })).toContain('/user/login');
  });
});

describe('after a sign-in', () => {
  const signedInFrom = { name: 'live', path: '/live?sport=1' };

  it('the page before is opened after a sign-in, unless the address has a target', () => {
    expect(at('/user/login', { player, signedInFrom })).toBe('/en/live?sport=1');
    expect(at('/user/login?return=%2Foffice', { player, signedInFrom })).toBe('/en/office');
    expect(at('/user/login', { player })).toBe('/en');
  });

  it('a rule for the page before redirects to its route, from a page for visitors and from a modal', () => {
    const settings = { afterSignIn: [{ route_from: 'live', route_to: 'account' }] };
    const given = { player, signedInFrom, settings };
    expect(at('/registration', given)).toBe('/en/office/account');
    // The rule has priority over the requested address.
    expect(at('/user/login?return=%2Fopened-bets', given)).toBe('/en/office/account');
    expect(at('/live?sport=1', given)).toBe('/en/office/account');
    expect(at('/live?sport=1', { player, settings })).toBe('/en/live?sport=1');
    const other = { afterSignIn: [{ route_from: 'home', route_to: 'account' }] };
    expect(at('/live', { ...given, settings: other })).toBe('/en/live');
  });
});

describe('redirects', () => {
  it('a redirect to the same address is logged and skipped', () => {
    const { outcome, logged } = visit('/en/loop', {
      routes: [route('loop', '/loop', { redirectTo: 'loop' })],
    });
    expect(outcome).toBe('/en/loop');
    expect(logged).toEqual([expect.stringContaining('cyclic redirect')]);
  });

  it('a chain of redirects without end stops after five', () => {
    const { outcome, logged } = visit('/en/a', {
      routes: [route('a', '/a', { redirectTo: 'b' }), route('b', '/b', { redirectTo: 'a' })],
    });
    expect(outcome).toBe('cancelled');
    expect(logged).toEqual([expect.stringContaining('5 redirects')]);
  });
});
