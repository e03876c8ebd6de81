import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as passwordReset } from './password-reset.view.tsx';
import { requiredQuestion } from './required-question.ts';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const TOKEN = 'x'.repeat(43);
const OPEN = 'POST /web-api/auth/v1/password-link';
const SET = 'POST /web-api/auth/v1/password-link/password';
const PASSWORD = 'another battery staple';

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(async () => {
  await mounted?.unmount();
  location.hash = '';
});

it('the link to a new password takes the answer to the question, and reports a wrong one beside it', async () => {
  location.hash = `#${TOKEN}`;
  const test = createTestContext({
    plugin: 'auth',
    definition: plugin,
    texts: en,
    answers: {
      [OPEN]: () => ({ login: '12345678', question: { own: 'Where did we hide the key?' } }),
      [SET]: refusing('security_answer_wrong'),
    },
  });
  mounted = await mountView({ view: passwordReset, context: test.context });
  const field = await screen.findByLabelText('Where did we hide the key?');
  await userEvent.type(screen.getByLabelText(en.recovery.password), `${PASSWORD}{Enter}`);
  expect(screen.getByText(en.required)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'under the tree{Enter}');
  expect(await screen.findByText('security_answer_wrong')).toBeTruthy();
  test.http.answer(SET, () => ({ userId: '12345678', token: 't' }));
  await userEvent.clear(field);
  await userEvent.type(field, ' under the stone {Enter}');
  await vi.waitFor(() => expect(test.session.get().userId).toBe('12345678'));
  expect(test.http.requests.at(-1)?.body).toEqual({
    token: TOKEN,
    password: PASSWORD,
    answer: 'under the stone',
    lng: 'en',
  });
});

it.each([
  ['security_answer_required', { question: { id: 'lullaby' } }, { id: 'lullaby' }],
  ['security_answer_required', { question: { id: 'unknown' } }, undefined],
  ['phone_code_wrong', { question: { id: 'lullaby' } }, undefined],
])('the refusal %s with %j has the question %j', (code, details, question) => {
  const error = new ApplicationError({ code, message: '', phase: 'request', details });
  expect(requiredQuestion(error)).toEqual(question);
});
