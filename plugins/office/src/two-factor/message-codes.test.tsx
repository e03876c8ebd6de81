import { type Answer, createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './message-codes.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const MESSAGES = '/web-api/auth/v1/two-factor/messages';
const CODES = ['abcde-23456', 'fghjk-65432'];

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

/** A page on which what is turned on or off is so afterwards. */
async function open(given: {
  readonly kinds?: readonly string[];
  readonly ways?: object;
  readonly answers?: Readonly<Record<string, Answer>>;
}) {
  let kinds = given.kinds ?? [];
  const way = (channel: string) => ({
    isOn: kinds.includes(channel),
    to: channel === 'email' ? 'm•••@example.org' : '•••123',
    isOffered: true,
  });
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /web-api/auth/v1/security': () => ({
        hasPassword: true,
        passwordSince: test.clock.now(),
        email: 'm•••@example.org',
        isEmailConfirmed: true,
        isPhoneLinked: true,
        twoFactorKinds: kinds,
        passkeys: 0,
        recoveryCodesLeft: kinds.length === 0 ? 0 : 10,
      }),
      [`GET ${MESSAGES}`]: () => ({ email: way('email'), phone: way('phone'), ...given.ways }),
      [`POST ${MESSAGES}/code`]: () => ({
        to: 'm•••@example.org',
        expiresAt: test.clock.now() + 600_000,
        resendAt: test.clock.now() + 60_000,
        attemptsLeft: 5,
      }),
      [`POST ${MESSAGES}/enable`]: () => {
        const recoveryCodes = kinds.length === 0 ? CODES : [];
        kinds = [...kinds, 'email'];
        return { recoveryCodes };
      },
      [`POST ${MESSAGES}/disable`]: () => {
        kinds = [];
        return { isOn: false };
      },
      ...given.answers,
    },
  });
  mounted = await mountView({ view, context: test.context });
  const sent = () =>
    test.http.requests
      .filter(({ method }) => method === 'POST')
      .map(({ path, body }) => [path.split('/').at(-1), body]);
  return { ...test, sent };
}

const byEmail = async () =>
  within(await screen.findByRole('region', { name: en.twoFactor.by.email }));

it('a player turns codes by e-mail on with the one that was sent, and reads the recovery codes', async () => {
  const test = await open({});
  const card = await byEmail();
  expect(card.getByText('m•••@example.org')).toBeTruthy();
  expect(card.queryByLabelText(en.phone.code)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: en.twoFactor.send.email }));
  await userEvent.type(await card.findByLabelText(en.phone.code), '12345{Enter}');
  expect(card.getByText(en.twoFactor.wrong)).toBeTruthy();
  await userEvent.type(card.getByLabelText(en.phone.code), '6{Enter}');
  for (const code of CODES) {
    expect(await screen.findByText(code)).toBeTruthy();
  }
  expect(test.sent()).toEqual([
    ['code', { channel: 'email', lng: 'en' }],
    ['enable', { channel: 'email', code: '123456', lng: 'en' }],
  ]);
});

it('a player who has recovery codes is given no others', async () => {
  const test = await open({ kinds: ['phone'] });
  const card = await byEmail();
  await userEvent.click(card.getByRole('button', { name: en.twoFactor.send.email }));
  await userEvent.type(await card.findByLabelText(en.phone.code), '123456{Enter}');
  expect(await card.findByText(en.twoFactor.isOnShort)).toBeTruthy();
  expect(test.notifications.at(-1)).toMatchObject({ message: en.twoFactor.messagesOn });
});

it('a player turns codes off with the password and a code of the same channel', async () => {
  const test = await open({ kinds: ['email'] });
  const card = await byEmail();
  await userEvent.click(card.getByRole('button', { name: en.twoFactor.disable }));
  expect(card.getByText(en.twoFactor.disableText)).toBeTruthy();
  await userEvent.type(card.getByLabelText(en.password.current), 'the right one');
  await userEvent.click(card.getByRole('button', { name: en.twoFactor.send.email }));
  await userEvent.type(card.getByLabelText(en.phone.code), '123456{Enter}');
  expect(await card.findByText(en.twoFactor.isOffShort)).toBeTruthy();
  expect(test.sent().at(-1)).toEqual([
    'disable',
    { channel: 'email', code: '123456', kind: 'email', password: 'the right one', lng: 'en' },
  ]);
});

it('a player without the channel uses a recovery code', async () => {
  const test = await open({ kinds: ['email'] });
  const card = await byEmail();
  await userEvent.click(card.getByRole('button', { name: en.twoFactor.disable }));
  await userEvent.selectOptions(card.getByLabelText(en.twoFactor.way.label), 'app');
  expect(card.queryByRole('button', { name: en.twoFactor.send.email })).toBeNull();
  await userEvent.type(card.getByLabelText(en.password.current), 'the right one');
  await userEvent.type(card.getByLabelText(en.twoFactor.disableCode), 'abcde-23456{Enter}');
  await vi.waitFor(() =>
    expect(test.sent().at(-1)?.[1]).toMatchObject({ code: 'abcde-23456', kind: 'app' }),
  );
});

it('a contact that is not confirmed is led to its page, and a channel the site has not is named', async () => {
  await open({
    ways: { email: { isOn: false, isOffered: true }, phone: { isOn: false, isOffered: false } },
  });
  const card = await byEmail();
  expect(card.getByRole('link', { name: en.twoFactor.confirm.email }).getAttribute('href')).toBe(
    '/en/office/change-login',
  );
  expect(screen.getByText(en.twoFactor.notOffered.phone)).toBeTruthy();
});

it('a message that cannot be sent is reported beside its button', async () => {
  await open({ answers: { [`POST ${MESSAGES}/code`]: refusing('rate_limited') } });
  const card = await byEmail();
  await userEvent.click(card.getByRole('button', { name: en.twoFactor.send.email }));
  expect(await card.findByText('rate_limited')).toBeTruthy();
});
