import { describe, expect, it } from 'vitest';
import { offersOf } from './offers.ts';

const withTests = offersOf({ MODE: 'development', TEST_PROVIDERS: true, SMTP_URL: undefined });
const bare = offersOf({ MODE: 'production', TEST_PROVIDERS: true, SMTP_URL: undefined });
const networks = { socialNetworks: [], providers: [], testProvider: true };

describe('what a site has the means for', () => {
  it('includes test messages, mail and networks only in development', () => {
    expect(withTests.sendsMessages({ testSms: true })).toBe(true);
    expect(withTests.sendsMail({ testSms: true })).toBe(true);
    expect(withTests.hasNetworks(networks)).toBe(true);
    expect(bare.sendsMessages({ testSms: true })).toBe(false);
    expect(bare.sendsMail({ testSms: true })).toBe(false);
    expect(bare.hasNetworks(networks)).toBe(false);
  });

  it('excludes the test providers that the operator has switched off', () => {
    expect(withTests.sendsMessages({ testSms: false })).toBe(false);
    expect(withTests.sendsMail({ testSms: false })).toBe(false);
    expect(withTests.hasNetworks({ ...networks, testProvider: false })).toBe(false);
  });

  it('includes mail wherever a mail server is configured', () => {
    const SMTP_URL = 'smtp://mail.example';
    const offers = offersOf({ MODE: 'production', TEST_PROVIDERS: false, SMTP_URL });
    expect(offers.sendsMail({ testSms: false })).toBe(true);
    expect(offers.sendsMessages({ testSms: true })).toBe(false);
  });
});
