import { describe, expect, it } from 'vitest';
import { ANALYTICS_EVENTS, AnalyticsBatch, AnalyticsConfiguration } from './analytics.ts';
import { ThirdPartyConfiguration } from './configuration/groups/site.ts';

/** Platform specification §9. */
const SPECIFIED = {
  loadTiming: 1,
  previousPage: 2,
  userId: 3,
  activity: 4,
  standaloneMode: 10_422,
  taskCounter: 10_215,
  registrationButton: 1000,
  smsNotReceived: 1004,
  smsSent: 1247,
  correctCode: 1252,
  smsFailure: 1253,
  registrationSuccess: 1255,
  successfulBet: 10_000,
  paymentsStatus: 10_001,
  paymentsPage: 10_002,
  captchaSuccess: 10_190,
  captchaFailure: 10_191,
};

const event = { number: 1, time: 0, route: 'home' };
const batch = {
  visit: 'a-visit-of-a-page',
  release: 'r1',
  device: 'mobile',
  language: 'en',
  events: [event],
  vitals: [],
};
const isTaken = (change: object) => AnalyticsBatch.safeParse({ ...batch, ...change }).success;

describe('analytics', () => {
  it('the analytics events have the numbers of the specification', () => {
    expect(ANALYTICS_EVENTS).toEqual(SPECIFIED);
  });

  it.each([
    ['a batch', {}, true],
    ['an unknown number', { events: [{ ...event, number: 5 }] }, false],
    ['too many events', { events: Array.from({ length: 101 }, () => event) }, false],
    ['a long text', { events: [{ ...event, data: { text: 'x'.repeat(201) } }] }, false],
    ['an object as a value', { events: [{ ...event, data: { user: {} } }] }, false],
    ['an unknown vital', { vitals: [{ name: 'XYZ', value: 1, time: 0, route: '' }] }, false],
    ['a negative vital', { vitals: [{ name: 'LCP', value: -1, time: 0, route: '' }] }, false],
    ['an empty visit', { visit: '' }, false],
  ])('the analytics schema accepts or refuses %s', (_name, change, taken) => {
    expect(isTaken(change)).toBe(taken);
  });

  it('the analytics configuration installs foreign scripts over https alone, none unless configured, after 10 s', () => {
    expect(AnalyticsConfiguration.parse({}).scripts).toEqual([]);
    expect(ThirdPartyConfiguration.parse({}).analyticsDelay).toBe(10_000);
    const scripts = (src: string) => AnalyticsConfiguration.safeParse({ scripts: [src] }).success;
    expect(scripts('https://counter.example/c.js')).toBe(true);
    expect(scripts('http://counter.example/c.js')).toBe(false);
    expect(scripts('javascript:alert(1)')).toBe(false);
  });
});
