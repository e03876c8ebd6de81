import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../routes/route-table.ts';
import { legacyPathConflicts } from './legacy-paths.ts';
import { route, visit, type Visit } from './test-navigation.ts';

const routes = [
  route('home', '/'),
  route('live', '/live/:sport?'),
  route('rules', '/rules/:ruleGroup?', { when: 'rulesRoute' }),
  route('statistic', '/statistic', { when: 'statistic' }),
  route('consultant', '/office/payment/requests', { when: 'consultant', statusWhenOff: 500 }),
  route('registration', '/registration', { access: 'guest' }),
  route('oldRegistration', '/old-registration', { access: 'guest', redirectTo: 'registration' }),
  route('games', '/games'),
  route('game', '/games/:gameRoute'),
  route('allGamesEntrance', '/allgamesentrance/:gameRoute?'),
  route(
    'legacyBonusGame',
    '/:legacy(fortuna|chest|memory|safe|lottery|dragon-bonus|chest-bonus|fortuna-bonus|memory-bonus|safe-bonus|lottery-bonus)',
  ),
  route('promotion', '/promotions/:promotionId'),
  route('legacyPromo', 'config:legacyPromoPaths'),
  route('bonusList', '/bonus/:section(rules|games)?'),
  route('bonusRule', '/bonus/rules/:id'),
  route('bonuses', '/bonuses'),
  route('bonusItem', '/bonus/:id'),
  route('bonusPartner', '/partners/:id'),
  route('bonusOffers', '/bonus-offers'),
  route('bonusOffer', '/bonus-offers/:id'),
  route('partnerOffer', '/partner-offers/:id'),
  route('error', '/500', { status: 500 }),
  route('notFound', '/:path(.*)', { status: 404 }),
];
const at = (address: string, given: Partial<Visit> = {}) =>
  visit(address, { routes, ...given }).outcome;

describe('language', () => {
  it('an address without a language gets that of the page, query retained', () => {
    expect(at('/live/football?tab=1')).toBe('/en/live/football?tab=1');
    expect(at('/ru/live')).toBe('/ru/live');
  });
});

describe('an unknown address', () => {
  it('an unknown address is not found', () => {
    expect(visit('/en/nowhere', { routes }).verdict).toMatchObject({
      kind: 'show',
      target: { route: { name: 'notFound', status: 404 } },
    });
    expect(visit('/en/nowhere', { routes: [route('home', '/')] }).outcome).toBe(404);
  });

  it('an unknown address with platform_type redirects home with the remaining query, unless it is embedded', () => {
    expect(at('/en/nowhere?platform_type=mobile&tag=x')).toBe('/en?tag=x');
    expect(at('/en/live?platform_type=mobile')).toBe('/en/live?platform_type=mobile');
    expect(at('/en/nowhere?platform_type=mobile', { isEmbedded: true })).toBe(
      '/en/nowhere?platform_type=mobile',
    );
  });
});

describe('the home page with showForgotPasswordModal', () => {
  it('the home page with showForgotPasswordModal opens the modal for visitors, and drops the flag for players', () => {
    expect(at('/en?showForgotPasswordModal=1&tag=x')).toBe('/en?tag=x&modal=forgot-password');
    expect(at('/en?showForgotPasswordModal=1&tag=x', { player: {} })).toBe('/en?tag=x');
    expect(at('/en/live?showForgotPasswordModal=1')).toBe('/en/live?showForgotPasswordModal=1');
  });
});

describe('old game addresses', () => {
  it.each([
    ['/fortuna', '/en/games/fortuna-bonus'],
    ['/chest?a=1', '/en/games/chest-bonus?a=1'],
    ['/memory', '/en/games/memory-bonus'],
    ['/safe', '/en/games/safe-bonus'],
    ['/lottery', '/en/games/lottery-bonus'],
    ['/dragon-bonus', '/en/games/dragon-bonus'],
    ['/chest-bonus', '/en/games/chest-bonus'],
    ['/fortuna-bonus', '/en/games/fortuna-bonus'],
    ['/memory-bonus', '/en/games/memory-bonus'],
    ['/safe-bonus', '/en/games/safe-bonus'],
    ['/lottery-bonus', '/en/games/lottery-bonus'],
    ['/allgamesentrance/dragon', '/en/games/dragon-bonus'],
    ['/allgamesentrance/old-name', '/en/games/new-name'],
    ['/allgamesentrance/new-name', '/en/games/new-name'],
    ['/allgamesentrance/nothing', '/en/games'],
    ['/allgamesentrance', '/en/games'],
  ])(
    'the old game address %s redirects to %s: the game by its present or old route, else the index',
    (from, to) => {
      const games = [{ route: 'new-name', oldRoute: 'old-name' }];
      expect(at(`/en${from}`, { settings: { games } })).toBe(to);
    },
  );
});

describe('bonuses and offers', () => {
  it.each([
    ['/bonus', '/bonus-offers'],
    ['/bonuses', '/bonus-offers'],
    ['/bonus/rules/7', '/bonus-offers/7'],
    ['/bonus/7', '/bonus-offers/7'],
    ['/partners/9', '/partner-offers/9'],
  ])('the bonus page %s is %s where bonuses are shown as offers', (bonus, offer) => {
    expect(at(`/en${bonus}?a=1`, { settings: { bonusesAsOffers: true } })).toBe(`/en${offer}?a=1`);
    expect(at(`/en${bonus}`)).toBe(`/en${bonus}`);
  });

  it.each([
    ['/bonus-offers', '/bonuses'],
    ['/bonus-offers/7', '/bonus/7'],
    ['/partner-offers/9', '/partners/9'],
  ])('the offer page %s is %s where they are not', (offer, bonus) => {
    expect(at(`/en${offer}`)).toBe(`/en${bonus}`);
    expect(at(`/en${offer}`, { settings: { bonusesAsOffers: true } })).toBe(`/en${offer}`);
  });
});

describe('other old addresses', () => {
  it('an old route redirects to the one that replaced it', () => {
    expect(at('/en/old-registration?ref=1')).toBe('/en/registration?ref=1');
  });

  it('the promo paths of the configuration redirect to their promotion, exact strings alone', () => {
    const settings = { legacyPromoPaths: { '/lucky-friday': 'lucky' } };
    expect(at('/en/lucky-friday?tag=x', { settings })).toBe('/en/promotions/lucky?tag=x');
    expect(at('/en/lucky-friday/more', { settings })).toBe('/en/lucky-friday/more');
    const without = routes.filter(({ name }) => name !== 'legacyPromo');
    expect(visit('/en/lucky-friday', { routes: without, settings }).outcome).toBe(
      '/en/lucky-friday',
    );
  });
});

describe('a promo path of before', () => {
  it('an old promo path that is an address of a current route is a coded conflict', () => {
    const paths = { '/live/football': 'a', '/games': 'b', '/lucky-friday': 'c', '/': 'd' };
    const conflicts = legacyPathConflicts(paths, createRouteTable(routes));
    expect(conflicts.map(({ code, path, route }) => [code, path, route])).toEqual([
      ['legacy_path_conflict', '/live/football', 'live'],
      ['legacy_path_conflict', '/games', 'games'],
      ['legacy_path_conflict', '/', 'home'],
    ]);
  });
});

describe('features', () => {
  it('a route whose feature is off is not found: rules, statistics', () => {
    expect([at('/en/rules'), at('/en/statistic')]).toEqual([404, 404]);
    const flags = ['rulesRoute', 'statistic'];
    expect(at('/en/rules', { flags })).toBe('/en/rules');
    expect(at('/en/statistic', { flags })).toBe('/en/statistic');
  });

  it('a route may name another status: the payment consultant’s is 500', () => {
    expect(at('/en/office/payment/requests')).toBe(500);
  });

  it('the paths that the configuration lists are not found, with /* all below them too', () => {
    const settings = { notFoundPaths: ['/games', '/promotions/*'] };
    expect(at('/en/games', { settings })).toBe(404);
    expect(at('/en/games/x', { settings })).toBe('/en/games/x');
    expect(at('/en/promotions/x', { settings })).toBe(404);
  });
});
