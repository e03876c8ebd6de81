import { createTestContext, type TestContextOptions } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { start as startLog } from './agreement-log.background.ts';
import { ageConfirmed, newsSeen, untoldAgreement } from './moment.store.ts';
import { start } from './welcome.background.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 15, 12);
const DAYS = { ageConfirmation: 'days', ageByCountry: {} };

function setUp(flags: readonly string[], options: TestContextOptions = {}) {
  const test = createTestContext({
    plugin: 'technical',
    time: NOW,
    settings: DAYS,
    configuration: { flags: Object.fromEntries(flags.map((flag) => [flag, true])) },
    ...options,
  });
  const { keys } = test.context;
  return { ...test, asks: (what: string) => keys.get(`technical.asks${what}`) };
}

describe('the start of a visit', () => {
  it('the age is prompted for again after three days', () => {
    const { context, clock, asks } = setUp(['ageCheck']);
    start(context);
    expect(asks('Age')).toBe(true);
    ageConfirmed(context).remember();
    context.keys.set('ageAnswered', true);
    expect(asks('Age')).toBe(false);
    clock.advance(3 * DAY - 1);
    expect(ageConfirmed(context).holds()).toBe(true);
    clock.advance(1);
    expect(ageConfirmed(context).holds()).toBe(false);
  });

  it.each([
    ['days', undefined],
    ['session', 'session'],
  ])('the age is stored for %s, as the site is configured', (ageConfirmation, lifetime) => {
    const settings = { ageConfirmation, ageByCountry: {} };
    const { context } = setUp(['ageCheck'], { settings });
    const open = vi.spyOn(context.storage, 'open');
    ageConfirmed(context).remember();
    expect(open.mock.calls.map(([options]) => [options.name, options.lifetime])).toEqual([
      ['age', lifetime],
    ]);
    expect(ageConfirmed(context).holds()).toBe(true);
  });

  it('the cookie prompt waits for the age, and closes with the answer', () => {
    const { context, asks } = setUp(['ageCheck', 'consentPopup']);
    start(context);
    expect(asks('Cookies')).toBe(false);
    ageConfirmed(context).remember();
    context.keys.set('ageAnswered', true);
    expect(asks('Cookies')).toBe(true);
    context.preferences.change({ cookiesAgreeType: 'necessary' });
    expect(asks('Cookies')).toBe(false);
  });

  it('a prompt is not shown once the operator disables it', () => {
    const { context, asks } = setUp(['consentPopup']);
    const stop = start(context);
    expect(asks('Cookies')).toBe(true);
    stop();
    expect([asks('Age'), asks('Cookies')]).toEqual([false, false]);
  });

  it('a prompt is not shown where the site does not require it', () => {
    const { context, asks, openModals } = setUp([]);
    start(context);
    expect([asks('Age'), asks('Cookies'), openModals]).toEqual([false, false, []]);
  });

  it('visitors are notified of the new site once, in about five years', () => {
    const { context, clock, openModals } = setUp(['newSiteInformation']);
    start(context);
    expect(openModals).toEqual(['new-site']);
    clock.advance(4.9 * 365 * DAY);
    expect(newsSeen(context).holds()).toBe(true);
    clock.advance(0.2 * 365 * DAY);
    expect(newsSeen(context).holds()).toBe(false);
  });

  it('players are not', () => {
    const { context, openModals } = setUp(['newSiteInformation'], { session: { userId: '1' } });
    start(context);
    expect(openModals).toEqual([]);
  });
});

describe('the log of agreements', () => {
  const CALL = 'POST /web-api/user/v1/cookies-agreement';

  it('the log of agreements is sent the stored time, which then is forgotten', async () => {
    const { context, http } = setUp([], { answers: { [CALL]: () => ({ success: true }) } });
    untoldAgreement(context).set(NOW - 5);
    await startLog(context);
    expect(http.requests.map(({ body }) => body)).toEqual([{ cookiesAgreeTime: NOW - 5 }]);
    expect(untoldAgreement(context).get()).toBe(0);
  });

  it('the log of agreements is sent no future time: the clock was ahead by a day', async () => {
    const { context, http } = setUp([], { answers: { [CALL]: () => ({ success: true }) } });
    untoldAgreement(context).set(NOW + DAY);
    await startLog(context);
    expect(http.requests.map(({ body }) => body)).toEqual([{ cookiesAgreeTime: NOW }]);
  });

  it('the log of agreements is sent nothing without a time, and keeps the time when the request fails', async () => {
    const { context, http, logged } = setUp([]);
    await startLog(context);
    expect(http.requests).toHaveLength(0);
    untoldAgreement(context).set(NOW);
    await new Promise((resolve) => setTimeout(resolve));
    expect(untoldAgreement(context).get()).toBe(NOW);
    expect(logged.map(({ level }) => level)).toEqual(['error']);
  });
});
