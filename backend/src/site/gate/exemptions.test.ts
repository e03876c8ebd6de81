import { type Caller, decideCall, GOOD_STANDING, type Refusal } from '@touchline/domain/navigation';
import { SITE_OPEN } from '@touchline/domain/site';
import { describe, expect, it } from 'vitest';
import { EXEMPTIONS, exemptionOf, isAlwaysOpen, openTo } from './exemptions.ts';

/** A player whom one decision alone refuses. */
const REFUSED: Readonly<Record<Refusal, Pick<Caller, 'site' | 'player'>>> = {
  site_maintenance: { site: { ...SITE_OPEN, maintenance: true }, player: undefined },
  visitor_blocked: { site: { ...SITE_OPEN, blockReason: 2 }, player: undefined },
  player_banned: { site: SITE_OPEN, player: { ...GOOD_STANDING, banLevel: 1 } },
  player_excluded: { site: SITE_OPEN, player: { ...GOOD_STANDING, isExcluded: true } },
  terms_changed: { site: SITE_OPEN, player: { ...GOOD_STANDING, isTermsChanged: true } },
  identification_required: {
    site: SITE_OPEN,
    player: { ...GOOD_STANDING, isVerified: false, hasDeposit: false },
  },
};

describe('an exemption', () => {
  it.each(EXEMPTIONS)(
    'the exemption of $path ($reason) opens the paths it lists and nothing else',
    (row) => {
      for (const [refusal, caller] of Object.entries(REFUSED) as [Refusal, Caller][]) {
        const call = { path: row.path, open: row.open };
        const expected = row.open.includes(refusal) ? undefined : refusal;
        expect(decideCall({ ...caller, isOn: () => true }, call)).toBe(expected);
      }
      expect(row.open.length).toBeGreaterThan(0);
      expect(row.reason).not.toBe('');
    },
  );

  it.each(EXEMPTIONS)('the exemption of $path is the first that its route finds', (row) => {
    expect(exemptionOf(row.methods?.[0] ?? 'POST', row.path.replace(/\/\*$/, '/below'))).toBe(row);
  });

  it('an exemption ends at a segment', () => {
    expect(exemptionOf('GET', '/override')?.path).toBe('/override/*');
    expect(exemptionOf('GET', '/overridex')).toBeUndefined();
    expect(openTo('GET', '/healthz/x')).toEqual([]);
  });
});

describe('the protected routes', () => {
  it.each([
    ['POST', '/betting-api/v1/bets'],
    ['POST', '/betting-api/v1/bets/:betId/changes'],
    ['POST', '/betting-api/v1/shared-slips'],
    ['POST', '/wallet-api/v1/accounts'],
    ['GET', '/no-such-api'],
  ])('no exemption opens the protected route %s %s', (method, url) => {
    expect(openTo(method, url)).toEqual([]);
  });

  it.each([
    ['POST', '/payments-api/v1/withdrawals'],
    ['POST', '/support-api/v1/messages'],
    ['POST', '/documents-api/v1/documents'],
    ['POST', '/documents-api/v1/check'],
    ['GET', '/wallet-api/v1/accounts'],
    ['GET', '/betting-api/v1/bets/:betId'],
    ['PATCH', '/web-api/secure-data/v1/personal-data'],
  ])('the route %s %s is open in every player status, and to blocked players', (method, url) => {
    const closing = Object.keys(REFUSED).filter((name) => name !== 'site_maintenance');
    expect(closing.filter((name) => !openTo(method, url).includes(name as Refusal))).toEqual([]);
  });

  it.each([
    ['POST', '/web-api/auth/v1/disconnect'],
    ['POST', '/limit-service-api/api/external/web/v3/limits'],
    ['POST', '/payments-api/v1/callbacks/:provider'],
    ['POST', '/documents-api/v1/callbacks/:provider'],
    ['GET', '/healthz'],
  ])('the route %s %s is never closed', (method, url) => {
    expect(isAlwaysOpen(openTo(method, url))).toBe(true);
  });
});
