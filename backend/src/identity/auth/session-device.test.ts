import { describe, expect, it } from 'vitest';
import { CHROME_ON_WINDOWS, SAFARI_ON_IPHONE } from '../../../test/site/test-browser.ts';
import { readUserAgent, shortenedAddress } from './session-device.ts';
import { END_REASONS, sessionEnding } from './session-ending.ts';

describe('the device of a session', () => {
  it.each([
    [CHROME_ON_WINDOWS, { kind: 'computer', browser: 'Chrome 131', system: 'Windows' }],
    [SAFARI_ON_IPHONE, { kind: 'phone', browser: 'Safari 17', system: 'iOS' }],
    [
      'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
      { kind: 'phone', browser: 'Firefox 128', system: 'Android' },
    ],
    [undefined, { kind: 'other', browser: undefined, system: undefined }],
    ['', { kind: 'other', browser: undefined, system: undefined }],
    [`Chrome/131 ${'x'.repeat(600)}`, { kind: 'other', browser: undefined, system: undefined }],
  ])('a browser that calls itself %j is shown in words', (userAgent, words) => {
    expect(readUserAgent(userAgent)).toEqual(words);
  });

  it('a browser that names itself with markup gives no long names', () => {
    const { browser = '', system = '' } = readUserAgent('<script>alert(1)</script>/1.0 (x)');
    expect(browser.length).toBeLessThanOrEqual(45);
    expect(system.length).toBeLessThanOrEqual(40);
  });

  it.each([
    ['203.0.113.7', '203.0.113.•'],
    ['::ffff:203.0.113.7', '203.0.113.•'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::•'],
    ['unknown', undefined],
  ])('an address %s is stored without its last part', (address, shortened) => {
    expect(shortenedAddress(address)).toBe(shortened);
  });
});

describe('the end of a session', () => {
  it('an end is named by its reason, and a session without one has expired', () => {
    expect(sessionEnding(END_REASONS.disconnected)).toBe('signed-out');
    expect(sessionEnding(END_REASONS.elsewhere)).toBe('signed-out-elsewhere');
    expect(sessionEnding(undefined)).toBe('expired');
    expect(sessionEnding('demo player made')).toBe('other');
  });
});
