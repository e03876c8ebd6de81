import { describe, expect, it } from 'vitest';
import { SITE_OPEN } from '../site/site-state.ts';
import { DECISIONS } from './decide.ts';
import { route, visit, type Visit } from './test-navigation.ts';

const routes = [
  route('home', '/'),
  route('live', '/live'),
  route('statistic', '/statistic', { when: 'statistic' }),
  route('registration', '/registration', { access: 'guest' }),
  route('confirmTerms', '/confirm-terms', { access: 'auth', exemptFromIdentification: true }),
  route('accountIdentification', '/account/identification', {
    access: 'auth',
    exemptFromIdentification: true,
  }),
  route('maintenance', '/maintenance'),
  route('block', '/block'),
  route('games', '/games'),
  route('game', '/games/:gameRoute'),
  route('legacyBonusGame', '/:legacy(fortuna)'),
];
const MOVED = {
  path: '/live',
  to: { kind: 'go', url: 'https://elsewhere.example/', code: 301 },
} as const;
const UNKNOWN = { isVerified: false, hasDeposit: false };

/** Each case is an address about which two decisions have something else to say. */
const CASES: readonly (readonly [
  rule: string,
  address: string,
  given: Partial<Visit>,
  outcome: string | number,
])[] = [
  [
    'an address from before, before the paths that are not found',
    '/en/fortuna',
    { settings: { notFoundPaths: ['/fortuna'] } },
    '/en/games/fortuna-bonus',
  ],
  [
    'maintenance, before a block',
    '/en/live',
    { site: { maintenance: true, blockReason: 2 } },
    '/en/maintenance',
  ],
  [
    'a block, before the redirect service',
    '/en/live',
    { site: { ...SITE_OPEN, blockReason: 2, moved: MOVED } },
    '/en/block',
  ],
  [
    'the redirect service, before an address from before',
    '/en/fortuna',
    { site: { ...SITE_OPEN, moved: { ...MOVED, path: '/fortuna' } } },
    'leave to https://elsewhere.example/',
  ],
  ['a feature that is off, before a ban', '/en/statistic', { player: { banLevel: 1 } }, 404],
  [
    'navigation that is blocked, before changed terms',
    '/en/live',
    { flags: ['termsConfirmation'], player: { isTermsChanged: true }, isNavigationBlocked: true },
    'cancelled',
  ],
  [
    'changed terms, before identification',
    '/en/live',
    {
      flags: ['termsConfirmation', 'identification'],
      player: { ...UNKNOWN, isTermsChanged: true },
    },
    '/en/confirm-terms?return=%2Flive',
  ],
  [
    'identification, before a page for visitors',
    '/en/registration',
    { flags: ['identification'], player: UNKNOWN },
    '/en/account/identification?identification-needed=1&return=%2Fregistration',
  ],
];

describe('the order of decisions', () => {
  it('the order of decisions is the site as a whole, then the route, then the player', () => {
    expect(DECISIONS.map(({ name }) => name)).toEqual([
      'language',
      'maintenance',
      'block',
      'redirect',
      'resolution',
      'feature',
      'banned',
      'exclusion',
      'terms',
      'identification',
      'access',
    ]);
  });

  it('the language is decided first: it is inserted before an old address is resolved', () => {
    const { verdict } = visit('/fortuna', { routes });
    expect(verdict).toMatchObject({ kind: 'show', hops: 2 });
  });

  it.each(CASES)('the decisions are ordered for %s', (_rule, address, given, outcome) => {
    expect(visit(address, { routes, ...given }).outcome).toBe(outcome);
  });
});
