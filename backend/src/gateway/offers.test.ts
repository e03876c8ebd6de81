import { describe, expect, it } from 'vitest';
import { defaultOf } from '../site/configuration/groups.ts';
import { offersOf } from './offers.ts';

const inDevelopment = offersOf({
  MODE: 'development',
  TEST_PROVIDERS: true,
  SMTP_URL: undefined,
});
const inProduction = offersOf({ MODE: 'production', TEST_PROVIDERS: true, SMTP_URL: undefined });
const office = (testSms: boolean) => ({ ...defaultOf('office'), testSms });
const auth = (testProvider: boolean) => ({
  ...defaultOf('auth'),
  socialNetworks: [],
  providers: [],
  testProvider,
});

describe('the offers of a site', () => {
  it('the offers of a site include test messages, mail and networks only in development', () => {
    expect(inDevelopment.sendsMessages(office(true))).toBe(true);
    expect(inDevelopment.sendsMail(office(true))).toBe(true);
    expect(inDevelopment.hasNetworks(auth(true))).toBe(true);
    expect(inProduction.sendsMessages(office(true))).toBe(false);
    expect(inProduction.sendsMail(office(true))).toBe(false);
    expect(inProduction.hasNetworks(auth(true))).toBe(false);
  });

  it('the offers of a site exclude the test providers that the operator has disabled', () => {
    expect(inDevelopment.sendsMessages(office(false))).toBe(false);
    expect(inDevelopment.sendsMail(office(false))).toBe(false);
    expect(inDevelopment.hasNetworks(auth(false))).toBe(false);
  });

  it('the offers of a site include mail wherever a mail server is configured', () => {
    const SMTP_URL = 'smtp://mail.example';
    const offers = offersOf({ MODE: 'production', TEST_PROVIDERS: false, SMTP_URL });
    expect(offers.sendsMail(office(false))).toBe(true);
    expect(offers.sendsMessages(office(true))).toBe(false);
  });
});
