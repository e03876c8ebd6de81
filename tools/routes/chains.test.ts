import { evaluateWhen, type ContextValue, type When } from '@touchline/domain/plugins';
import {
  type DecisionContext,
  DECISIONS,
  decideNavigation,
  MAXIMUM_HOPS,
  parseAddress,
} from '@touchline/domain/navigation';
import { createRouteTable, type RouteTable } from '@touchline/domain/routes';
import { BLOCK_REASONS } from '@touchline/domain/site';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allManifests, type RegisteredRoute, routesOf } from './registered-routes.ts';

const LANGUAGES = ['en', 'ru'] as const;
const FLAGS = [
  'registrationAllowed',
  'couponForVisitors',
  'rulesRoute',
  'paymentPage',
  'information.paymentForPlayersOnly',
  'partnerHasTaxes',
  'identification',
  'paymentConsultant',
  'statistic',
  'termsConfirmation',
] as const;

let table: RouteTable<RegisteredRoute>;
let addresses: readonly string[];
let names: readonly string[];

/** An address that a route's pattern matches. */
function addressOf({ path, name }: RegisteredRoute): string {
  const words = [...path.matchAll(/:(\w+)(?:\(([\w-]+)[^)]*\))?/g)];
  return table.build(name, Object.fromEntries(words.map(([, key, word]) => [key, word ?? '7'])));
}

beforeAll(async () => {
  const routes = routesOf(await allManifests());
  table = createRouteTable(routes);
  names = routes.map(({ name }) => name);
  addresses = routes.filter(({ path }) => path.startsWith('/')).map(addressOf);
}, 30_000);

const settings = () =>
  fc.record({
    bannedAddress: fc.constantFrom('/blocked', '/en/block', 'https://elsewhere.example/blocked'),
    notFoundPaths: fc.subarray(['/games', '/office/*', '/live']),
    legacyPromoPaths: fc.constantFrom({}, { '/lucky': 'lucky', '/': 'odd' }),
    bonusesAsOffers: fc.boolean(),
    games: fc.constantFrom([], [{ route: '7', oldRoute: 'fortuna' }]),
    afterSignIn: fc.array(
      fc.record({
        route_from: fc.constantFrom(...names),
        route_to: fc.constantFrom('home', 'office', 'registration', 'accountRoot', 'bonuses'),
      }),
      { maxLength: 3 },
    ),
  });

const site = () =>
  fc.record({
    maintenance: fc.constantFrom(false, false, false, true),
    blockReason: fc.constantFrom(undefined, undefined, ...BLOCK_REASONS, 99),
    moved: fc.option(
      fc.record({
        path: fc.constantFrom(...addresses),
        to: fc.constantFrom(
          { kind: 'stay' } as const,
          { kind: 'go', url: 'https://site.example/en/new', code: 301 } as const,
        ),
      }),
      { nil: undefined },
    ),
  });

const player = fc.record({
  banLevel: fc.constantFrom(0, 0, 0, 1, 45, 53),
  banVersion: fc.constantFrom(1, 2),
  isVerified: fc.boolean(),
  hasDeposit: fc.boolean(),
  isIdentificationNeeded: fc.boolean(),
  isDataAfterRegistration: fc.boolean(),
  isTermsChanged: fc.boolean(),
  isExcluded: fc.boolean(),
});

const page = () =>
  fc.record({ name: fc.constantFrom(...names), path: fc.constantFrom(...addresses) });

const query = () =>
  fc.dictionary(
    fc.constantFrom('return', 'platform_type', 'navigation-menu-modal', 'identification-needed'),
    fc.oneof(fc.constantFrom(...addresses), fc.constantFrom('//evil.example', 'x', '')),
  );

describe('decisions about any address of the registered table', () => {
  it('the decisions about any address end within five hops and are never cancelled, in any context', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...addresses),
          fc.constant('/no/such/page'),
          fc.constant('/lucky'),
        ),
        query(),
        fc.constantFrom('', '/en', '/ru'),
        fc.record({
          flags: fc.subarray([...FLAGS]),
          site: site(),
          isAuthenticated: fc.boolean(),
          player: fc.option(player, { nil: undefined }),
          settings: settings(),
          isEmbedded: fc.boolean(),
          current: fc.option(page(), { nil: undefined }),
          signedInFrom: fc.option(page(), { nil: undefined }),
        }),
        (path, given, language, { flags, ...rest }) => {
          const on = new Set<string>(flags.map((flag) => `config.${flag}`));
          const key = (name: string): ContextValue =>
            name === 'authenticated' ? rest.isAuthenticated : on.has(name);
          const context: DecisionContext<RegisteredRoute> = {
            ...rest,
            language: 'en',
            languages: LANGUAGES,
            table,
            holds: (condition) => evaluateWhen(condition as When | undefined, key),
            isOn: (flag) => on.has(`config.${flag}`),
            isNavigationBlocked: false,
          };
          const problems: string[] = [];
          const verdict = decideNavigation({
            address: {
              ...parseAddress(`${language}${path}`, LANGUAGES),
              query: given,
            },
            decisions: DECISIONS,
            context,
            log: { warn: () => undefined, error: (message) => problems.push(message) },
          });
          expect(problems).toEqual([]);
          expect(verdict.kind).not.toBe('cancel');
          if ('hops' in verdict) {
            expect(verdict.hops).toBeLessThanOrEqual(MAXIMUM_HOPS);
          }
        },
      ),
      { numRuns: 3_000 },
    );
  }, 30_000);
});
