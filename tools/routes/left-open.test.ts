import { type ContextValue, evaluateWhen, type When } from '@touchline/domain/plugins';
import {
  decideNavigation,
  DECISIONS,
  formatAddress,
  GOOD_STANDING,
  parseAddress,
  PLAIN_ROUTING,
  type PlayerStatus,
} from '@touchline/domain/navigation';
import { createRouteTable, type RouteTable } from '@touchline/domain/routes';
import { SITE_OPEN } from '@touchline/domain/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { allManifests, type RegisteredRoute, routesOf } from './registered-routes.ts';

let table: RouteTable<RegisteredRoute>;

beforeAll(async () => {
  table = createRouteTable(routesOf(await allManifests()));
}, 30_000);

/** Where a player with these faults comes to. */
function reached(path: string, faults: Partial<PlayerStatus>): string {
  const key = (name: string): ContextValue =>
    name === 'authenticated' || name === 'config.identification';
  const verdict = decideNavigation({
    address: parseAddress(`/en${path}`, ['en']),
    decisions: DECISIONS,
    log: { warn: () => undefined, error: () => undefined },
    context: {
      site: SITE_OPEN,
      language: 'en',
      languages: ['en'],
      table,
      holds: (condition) => evaluateWhen(condition as When | undefined, key),
      isOn: (flag) => key(`config.${flag}`) === true,
      isAuthenticated: true,
      player: { ...GOOD_STANDING, ...faults },
      settings: PLAIN_ROUTING,
      isEmbedded: false,
      isNavigationBlocked: false,
      current: undefined,
      signedInFrom: undefined,
    },
  });
  return 'target' in verdict ? formatAddress(verdict.target.address) : verdict.kind;
}

const DEPOSIT = ['/office/recharge', '/onpay/success', '/onpay/pending', '/onpay/fail'];
const WITHDRAWAL = ['/office/deduce', '/office/historypay', '/onpay/withdraw/success'];
const LIMITS = ['/office/responsible'];
const SUPPORT = ['/support', '/support/email', '/support/contacts', '/callback', '/call-history'];

describe('pages that stay open', () => {
  it.each([...DEPOSIT, ...WITHDRAWAL, ...LIMITS, ...SUPPORT])(
    'the page %s stays open to players who must identify or owe data',
    (path) => {
      for (const faults of [
        { isVerified: false, hasDeposit: false },
        { isIdentificationNeeded: true },
        { isDataAfterRegistration: true },
      ]) {
        expect(reached(path, faults)).toBe(`/en${path}`);
      }
    },
  );

  it.each(['/office/historypay', '/onpay/withdraw/pending', ...LIMITS, ...SUPPORT])(
    'the page %s stays open to banned players',
    (path) => {
      expect(reached(path, { banLevel: 10 })).toBe(`/en${path}`);
    },
  );

  it('the pages for play do not stay open', () => {
    expect(reached('/live', { banLevel: 10 })).toBe('leave');
    expect(reached('/live', { isVerified: false, hasDeposit: false })).toContain(
      '/account/identification',
    );
  });
});
