import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../platform/process/environment.ts';
import { selectSiteProviders } from './site-providers.ts';

const DEVELOPMENT = { MODE: 'development' };
const SERVER = { SMTP_URL: 'smtp://me:secret@mail.example', MAIL_FROM: 'bets@site.example' };

function problemsOf(variables: Readonly<Record<string, string>>): readonly string[] {
  return selectSiteProviders(readEnvironment(variables)).problems;
}

/** The ids of what is selected. */
function selectedBy(variables: Readonly<Record<string, string>>) {
  const { payments, identity, mail, sms, feed } = selectSiteProviders(
    readEnvironment(variables),
  ).providers;
  return {
    payments: payments.map(({ id }) => id),
    identity: identity.map(({ id }) => id),
    mail: mail?.id,
    sms: sms?.id,
    feed: feed?.id,
  };
}

describe('the providers of a site', () => {
  it('a site in development runs on the simulator and test providers', () => {
    expect(selectedBy(DEVELOPMENT)).toEqual({
      payments: ['test'],
      identity: ['openid', 'code', 'test'],
      mail: 'test',
      sms: 'test',
      feed: 'simulator',
    });
    expect(problemsOf(DEVELOPMENT)).toEqual([]);
  });

  it('a site without test providers keeps the simulator and the networks of its operator', () => {
    expect(selectedBy({ ...DEVELOPMENT, TEST_PROVIDERS: 'off' })).toEqual({
      payments: [],
      identity: ['openid', 'code'],
      mail: undefined,
      sms: undefined,
      feed: 'simulator',
    });
  });

  it('a site in production selects no test provider by default', () => {
    const variables = { FEED: 'the-odds-api', THE_ODDS_API_KEY: 'a key' };
    expect(problemsOf(variables)).toEqual([]);
    expect(selectedBy(variables)).toEqual({
      payments: [],
      identity: ['openid', 'code'],
      mail: undefined,
      sms: undefined,
      feed: 'the-odds-api',
    });
  });

  it('a site with a mail server sends through it, in development too', () => {
    const variables = { ...DEVELOPMENT, ...SERVER, PUBLIC_URL: 'https://site.example' };
    expect([selectedBy(variables).mail, problemsOf(variables)]).toEqual(['smtp', []]);
    expect(selectedBy({ ...variables, MAIL_PROVIDER: 'test' }).mail).toBe('test');
  });

  it.each(['PAYMENT_PROVIDERS', 'MAIL_PROVIDER', 'SMS_PROVIDER', 'IDENTITY_PROVIDERS'])(
    'a site does not start with a test provider of %s in production or without test providers',
    (name) => {
      const problem = (rule: string) =>
        expect.stringContaining(`${name}=test is refused with ${rule}`);
      const real = { FEED: 'the-odds-api', THE_ODDS_API_KEY: 'a key' };
      expect(problemsOf({ ...real, [name]: 'test' })).toEqual([problem('MODE=production')]);
      expect(problemsOf({ ...DEVELOPMENT, TEST_PROVIDERS: 'off', [name]: 'test' })).toEqual([
        problem('TEST_PROVIDERS=off'),
      ]);
    },
  );

  it.each([
    [
      { PAYMENT_PROVIDERS: 'test, acme' },
      'PAYMENT_PROVIDERS=acme is not a known payment provider; available: test, adyen',
    ],
    [
      { MAIL_PROVIDER: 'pigeon' },
      'MAIL_PROVIDER=pigeon is not a known mail provider; available: smtp, test',
    ],
    [
      { VERIFICATION_PROVIDER: 'acme' },
      'VERIFICATION_PROVIDER=acme is not a known verification provider; available: sumsub',
    ],
    [
      {
        VERIFICATION_PROVIDER: 'sumsub',
        SUMSUB_ENDPOINT: 'http://api.sumsub.com',
        SUMSUB_APP_TOKEN: 't'.repeat(16),
        SUMSUB_SECRET_KEY: 'k'.repeat(16),
        SUMSUB_WEBHOOK_SECRET: 'w'.repeat(16),
        SUMSUB_LEVEL: 'players',
      },
      'SUMSUB_ENDPOINT is not valid: must be https://<host>, or http on this machine',
    ],
    [
      { DOCUMENT_STORE: 's3', S3_BUCKET: 'site', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'k' },
      'S3_SECRET_ACCESS_KEY is missing: DOCUMENT_STORE=s3 needs it',
    ],
    [{ SMS_PROVIDER: 'acme' }, 'SMS_PROVIDER=acme is not a known SMS provider; available: test'],
    [
      { FEED: 'nothing' },
      'FEED=nothing is not a known feed provider; available: simulator, replay, the-odds-api, betfair',
    ],
    [{ FEED: 'replay' }, 'FEED is not valid: must name files: replay:<files>'],
    [
      { FEED: 'replay:day.csv', REPLAY_STARTS_IN: '1.5' },
      'REPLAY_STARTS_IN is not valid: must be a whole number from -86400 to 86400',
    ],
    [{ FEED_SPEED: 'fast' }, 'FEED_SPEED is not valid: must be a number'],
    [{ FEED: 'the-odds-api' }, 'THE_ODDS_API_KEY is missing: FEED=the-odds-api needs it'],
    [
      { MAIL_PROVIDER: 'smtp', MAIL_FROM: 'me@x', PUBLIC_URL: 'https://x.example' },
      'SMTP_URL is missing: MAIL_PROVIDER=smtp needs it',
    ],
    [
      { SMTP_URL: SERVER.SMTP_URL, PUBLIC_URL: 'https://x.example' },
      'MAIL_FROM is missing: MAIL_PROVIDER=smtp needs it',
    ],
    [SERVER, 'PUBLIC_URL is missing: MAIL_PROVIDER=smtp needs it'],
    [
      { ...SERVER, SMTP_URL: 'http://me:secret@x', PUBLIC_URL: 'https://x.example' },
      'SMTP_URL is not valid: must start with smtp:// or smtps://',
    ],
    [
      { ...SERVER, MAIL_FROM: 'nobody', PUBLIC_URL: 'https://x.example' },
      'MAIL_FROM is not valid: must be an address, or a name and <an address>',
    ],
  ])('a site in development does not start with %o', (variables, problem) => {
    expect(problemsOf({ ...DEVELOPMENT, ...variables })).toEqual([problem]);
  });

  it('a site does not start with a feed whose results can be known, in production', () => {
    for (const FEED of ['simulator', 'replay:cup.json']) {
      expect(problemsOf({ FEED })).toEqual([
        expect.stringContaining('is refused with MODE=production: its results can be known'),
      ]);
    }
  });
});
