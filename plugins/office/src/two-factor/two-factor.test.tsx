import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { view as securityPage } from '../security/security.view.tsx';
import en from '../translations/en.json';
import { view as disablePage } from './disable-two-factor.view.tsx';
import { view as enablePage } from './enable-two-factor.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const SECURITY = 'GET /web-api/auth/v1/security';
const SETUP = 'POST /web-api/auth/v1/two-factor/setup';
const ENABLE = 'POST /web-api/auth/v1/two-factor/enable';
const RENEW = 'POST /web-api/auth/v1/two-factor/recovery-codes';
const DISABLE = 'POST /web-api/auth/v1/two-factor/disable';
const CODES = ['abcde-23456', 'fghjk-65432'];

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(view: typeof enablePage, facts: object = {}) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [SECURITY]: () => ({
        hasPassword: true,
        passwordSince: test.clock.now(),
        email: 'm•••@example.org',
        isEmailConfirmed: false,
        isPhoneLinked: false,
        twoFactorKinds: [],
        passkeys: 0,
        recoveryCodesLeft: 0,
        ...facts,
      }),
      [SETUP]: () => ({
        secret: 'GEZDGNBVGY3TQOJQ',
        address: 'otpauth://totp/Touchline:1?secret=GEZDGNBVGY3TQOJQ',
      }),
      [ENABLE]: () => ({ recoveryCodes: CODES }),
      [DISABLE]: () => ({ isOn: false }),
      [RENEW]: () => ({ recoveryCodes: CODES }),
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}

it('a player sets the app up, confirms its first code and reads the recovery codes', async () => {
  const { http, navigation } = await open(enablePage);
  await userEvent.click(await screen.findByRole('button', { name: en.twoFactor.begin }));
  expect(await screen.findByRole('img', { name: en.twoFactor.qr })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(screen.getByRole('link', { name: en.twoFactor.open }).getAttribute('href')).toMatch(
    /^otpauth:/,
  );
  await userEvent.type(screen.getByLabelText(en.twoFactor.code), '12345{Enter}');
  expect(screen.getByText(en.twoFactor.wrong)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(en.twoFactor.code), '6{Enter}');
  for (const code of CODES) {
    expect(await screen.findByText(code)).toBeTruthy();
  }
  expect(http.requests.at(-1)?.body).toEqual({ code: '123456', lng: 'en' });
  await userEvent.click(screen.getByRole('button', { name: en.twoFactor.saved }));
  await vi.waitFor(() => expect(navigation.visits.at(-1)).toBe('/en/office/security'));
});

it('a player for whom it is on already begins nothing', async () => {
  await open(enablePage, { twoFactorKinds: ['app'] });
  expect(await screen.findByText(en.twoFactor.isOn)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.twoFactor.begin })).toBeNull();
});

it('a player turns it off with the password and a code', async () => {
  const { http, navigation } = await open(disablePage, {
    twoFactorKinds: ['app'],
    passkeys: 0,
    recoveryCodesLeft: 9,
  });
  expect(await screen.findByText(/9 recovery codes left/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.twoFactor.disable }));
  expect(screen.getAllByText(en.password.fault.required)).toHaveLength(2);
  await userEvent.type(screen.getByLabelText(en.password.current), 'the right one');
  await userEvent.type(screen.getByLabelText(en.twoFactor.disableCode), '123456{Enter}');
  await vi.waitFor(() => expect(navigation.visits.at(-1)).toBe('/en/office/security'));
  expect(http.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    code: '123456',
    kind: 'app',
    password: 'the right one',
    lng: 'en',
  });
});

it('a player gets new recovery codes with the password and a code, and reads them once', async () => {
  const { http } = await open(disablePage, { twoFactorKinds: ['app'], recoveryCodesLeft: 2 });
  await userEvent.click(await screen.findByRole('button', { name: en.twoFactor.renew }));
  expect(screen.getByText(en.twoFactor.renewText)).toBeTruthy();
  expect(screen.queryByRole('button', { name: en.twoFactor.disable })).toBeNull();
  await userEvent.type(screen.getByLabelText(en.password.current), 'the right one');
  await userEvent.type(screen.getByLabelText(en.twoFactor.disableCode), '123456{Enter}');
  for (const code of CODES) {
    expect(await screen.findByText(code)).toBeTruthy();
  }
  expect(screen.getByText(en.twoFactor.renewed)).toBeTruthy();
  expect(http.requests.find(({ path }) => path.endsWith('/recovery-codes'))?.body).toEqual({
    code: '123456',
    kind: 'app',
    password: 'the right one',
    lng: 'en',
  });
});

it('the page of security links each step to its page, and says how far the account is', async () => {
  await open(securityPage, { isEmailConfirmed: true });
  const hrefs = () =>
    screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1));
  expect(await screen.findByText(en.security.status.normal)).toBeTruthy();
  expect(hrefs()).toEqual([
    'office',
    'email-change',
    'phone-binding',
    'enable-two-factor-auth',
    'change-password',
    'security-auth-by-email',
    'security-question',
    'change-login',
    'qr-login',
    'session-history',
    'verification',
  ]);
});
