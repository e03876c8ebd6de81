import type { SetSecurityQuestion } from '@touchline/contracts/identity';
import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './security-question.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const PATH = '/web-api/auth/v1/security-question';
const texts = en.securityQuestion;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(first: object = {}) {
  let present = first;
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [`GET ${PATH}`]: () => present,
      [`POST ${PATH}`]: ({ body }) => {
        const { question } = body as SetSecurityQuestion;
        present = { question, setAt: test.clock.now() };
        return present;
      },
      [`POST ${PATH}/remove`]: () => {
        present = {};
        return {};
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  const sent = () =>
    test.http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...test, sent };
}

it('a player chooses a question and sets an answer that is not too short', async () => {
  const test = await open();
  await userEvent.selectOptions(await screen.findByLabelText(texts.question), 'first-boss');
  await userEvent.type(screen.getByLabelText(texts.answer), 'a-b{Enter}');
  expect(screen.getByText(texts.fault.answer)).toBeTruthy();
  expect(test.sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText(texts.answer), 'c{Enter}');
  expect(await screen.findByText(texts['first-boss'])).toBeTruthy();
  expect(await screen.findByRole('button', { name: texts.change })).toBeTruthy();
  expect(test.sent()).toEqual([{ question: { id: 'first-boss' }, answer: 'a-bc', lng: 'en' }]);
});

it('a player asks in their own words, without the answer in them', async () => {
  const test = await open();
  await userEvent.selectOptions(await screen.findByLabelText(texts.question), 'own');
  await userEvent.type(screen.getByLabelText(texts.answer), 'Rex{Enter}');
  expect(screen.getByText(texts.fault.own)).toBeTruthy();
  const own = screen.getByLabelText(texts.ownQuestion);
  await vi.waitFor(() => expect(document.activeElement).toBe(own));
  await userEvent.type(own, 'The name of my dog Rex?{Enter}');
  expect(screen.getByText(texts.fault.answer)).toBeTruthy();
  await userEvent.clear(own);
  await userEvent.type(own, 'The name of my first dog?{Enter}');
  expect(await screen.findByText('The name of my first dog?')).toBeTruthy();
  expect(test.sent()).toEqual([
    { question: { own: 'The name of my first dog?' }, answer: 'Rex', lng: 'en' },
  ]);
});

it('a player changes the question, and removes it after a confirmation', async () => {
  const test = await open({ question: { id: 'lullaby' }, setAt: 1_700_000_000_000 });
  await userEvent.click(await screen.findByRole('button', { name: texts.change }));
  await userEvent.click(screen.getByRole('button', { name: texts.keep }));
  await userEvent.click(screen.getByRole('button', { name: texts.remove }));
  const dialog = within(screen.getByRole('dialog', { name: texts.removeTitle }));
  expect(test.sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
  expect(await screen.findByLabelText(texts.answer)).toBeTruthy();
  expect(test.sent()).toEqual([{ lng: 'en' }]);
});

it('an answer that the server finds weak is reported beside its field', async () => {
  const test = await open();
  test.http.answer(`POST ${PATH}`, refusing('security_answer_weak'));
  await userEvent.type(await screen.findByLabelText(texts.answer), 'Smith{Enter}');
  await vi.waitFor(() =>
    expect(screen.getByLabelText(texts.answer).getAttribute('aria-invalid')).toBe('true'),
  );
});
