import { describe, expect, it } from 'vitest';
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
  route('games', '/games'),
  route('game', '/games/:gameRoute'),
  route('legacyBonusGame', '/:legacy(fortuna)'),
];
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
  it('is language, route, feature, ban, terms, identification, access', () => {
    expect(DECISIONS.map(({ name }) => name)).toEqual([
      'language',
      'resolution',
      'feature',
      'banned',
      'terms',
      'identification',
      'access',
    ]);
  });

  it('asks for the language first: it is inserted before an address from before is resolved', () => {
    const { verdict } = visit('/fortuna', { routes });
    expect(verdict).toMatchObject({ kind: 'show', hops: 2 });
  });

  it.each(CASES)('asks about %s', (_rule, address, given, outcome) => {
    expect(visit(address, { routes, ...given }).outcome).toBe(outcome);
  });
});
