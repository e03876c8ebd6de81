import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './recovery-page.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const WAYS = 'GET /web-api/auth/v1/message-ways';
const BY_MAIL = 'POST /web-api/auth/v1/recovery/email';
const COUNTRIES = 'GET /web-api/phone/v1/countries';
const SEND = 'POST /web-api/auth/v1/recovery/phone-code';
const RECOVER = 'POST /web-api/auth/v1/recovery/phone';
const PHONE = { phone_code: '44', phone_number: '7400123456' };

it('the recovery by phone sets a new password and signs in', async () => {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    configuration: { currentCountryCode: 'gb' },
    answers: {
      [WAYS]: () => ({ email: false, phone: true }),
      [COUNTRIES]: () => ({
        countries: [{ id: 79, name: 'United Kingdom', country_code: 'gb', tel_code: '44' }],
      }),
      [SEND]: () => ({
        ...PHONE,
        expiresAt: test.clock.now() + 300_000,
        resendAt: test.clock.now() + 60_000,
        attemptsLeft: 5,
      }),
      [RECOVER]: () => ({ userId: '12345678', token: 'token' }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  await userEvent.type(await screen.findByLabelText(en.phone.number), '07400 123456');
  await userEvent.click(screen.getByRole('button', { name: en.phone.send }));
  const submit = await screen.findByRole('button', { name: en.recovery.submit });
  // Nothing is sent while anything is missing.
  await userEvent.click(submit);
  expect(await screen.findByText(en.fault.code)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(en.phone.code), '123 456');
  await userEvent.type(screen.getByLabelText(en.recovery.password), 'another horse battery');
  await userEvent.click(submit);
  await vi.waitFor(() => expect(test.session.get().userId).toBe('12345678'));
  const sent = test.http.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { 'phone-code': '44', 'phone-number': '07400123456', lng: 'en' },
    {
      'phone-code': '44',
      'phone-number': '7400123456',
      'sms-code': '123456',
      password: 'another horse battery',
      lng: 'en',
    },
  ]);
  await mounted.unmount();
});

it('the recovery by phone shows the question that the server asks, and sends its answer', async () => {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    configuration: { currentCountryCode: 'gb' },
    answers: {
      [WAYS]: () => ({ email: false, phone: true }),
      [COUNTRIES]: () => ({
        countries: [{ id: 79, name: 'United Kingdom', country_code: 'gb', tel_code: '44' }],
      }),
      [SEND]: () => ({
        ...PHONE,
        expiresAt: test.clock.now() + 300_000,
        resendAt: test.clock.now() + 60_000,
        attemptsLeft: 5,
      }),
      [RECOVER]: refusing('security_answer_required', { question: { id: 'lullaby' } }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  await userEvent.type(await screen.findByLabelText(en.phone.number), '07400 123456');
  await userEvent.click(screen.getByRole('button', { name: en.phone.send }));
  await userEvent.type(await screen.findByLabelText(en.phone.code), '123456');
  await userEvent.type(screen.getByLabelText(en.recovery.password), 'another battery staple');
  await userEvent.click(screen.getByRole('button', { name: en.recovery.submit }));
  const field = await screen.findByLabelText(en.question.lullaby);
  test.http.answer(RECOVER, () => ({ userId: '12345678', token: 'token' }));
  await userEvent.type(field, 'Brother John{Enter}');
  await vi.waitFor(() => expect(test.session.get().userId).toBe('12345678'));
  expect(test.http.requests.at(-1)?.body).toMatchObject({ answer: 'Brother John' });
  await mounted.unmount();
});

it('the recovery by mail shows the same for any address, and may be requested again after a while', async () => {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: {
      [WAYS]: () => ({ email: true, phone: true }),
      [BY_MAIL]: () => ({ resendAt: test.clock.now() + 60_000 }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  const send = await screen.findByRole('button', { name: en.mail.send });
  expect(screen.getByRole('tab', { name: en.recovery.by.phone })).toBeTruthy();
  const field = screen.getByLabelText(en.email);
  await userEvent.type(field, 'nobody');
  await userEvent.click(send);
  expect(await screen.findByText(en.fault.email)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '@example.org ');
  await userEvent.click(send);
  const said = await screen.findByText(/^If nobody@example.org belongs to an account/);
  await vi.waitFor(() => expect(document.activeElement).toBe(said));
  expect(screen.getByRole('button', { name: /^Send again in 1:00/ })).toHaveProperty(
    'disabled',
    true,
  );
  const bodies = test.http.requests.filter(({ method }) => method === 'POST');
  expect(bodies.map(({ body }) => body)).toEqual([{ email: 'nobody@example.org', lng: 'en' }]);
  await mounted.unmount();
});

it('the recovery says so where the site can send nothing', async () => {
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: { [WAYS]: () => ({ email: false, phone: false }) },
  });
  const mounted = await mountView({ view, context: test.context });
  expect(await screen.findByText(en.recovery.noWay)).toBeTruthy();
  await mounted.unmount();
});
