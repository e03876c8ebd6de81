import { describe, expect, it } from 'vitest';
import { createVisitorCore } from './visitor-core.ts';

type Core = Parameters<ReturnType<typeof createVisitorCore>>[0];

const core = (changes: Partial<Core> = {}) =>
  ({
    currentCountryCode: '',
    countryIds: { de: 4, fr: 5 },
    vipDomains: ['vip.example'],
    flags: {},
    ...changes,
  }) as Core;

const visitor = {
  country: 'de',
  abTests: [[1]],
  isConsultantWanted: false,
  domain: 'bets.example',
};

describe('settings of kinds of visitors', () => {
  it('visitors of one kind have the same settings object, others their own', () => {
    const visitorCore = createVisitorCore();
    const stored = core();
    const first = visitorCore(stored, visitor);
    expect(first).toMatchObject({ currentCountryCode: 'de', currentCountryId: 4, abTests: [[1]] });
    expect(first).not.toHaveProperty('countryIds');
    expect(visitorCore(stored, { ...visitor })).toBe(first);
    expect(visitorCore(stored, { ...visitor, country: 'fr' }).currentCountryId).toBe(5);
    expect(visitorCore(stored, { ...visitor, abTests: [[2]] }).abTests).toEqual([[2]]);
    expect(visitorCore(stored, { ...visitor, domain: 'vip.example' }).flags).toEqual({
      vipDomain: true,
    });
  });

  it('changed settings of the site reach visitors at once', () => {
    const visitorCore = createVisitorCore();
    visitorCore(core(), visitor);
    expect(visitorCore(core({ flags: { casino: true } }), visitor).flags).toEqual({ casino: true });
  });
});
