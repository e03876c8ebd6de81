import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { AskQuestion } from './ask-question.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.protection.question;
let question: object | undefined;
let check: () => Response;
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  question = { id: 'lullaby' };
  check = () => Response.json({ matches: true });
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.body === undefined || request.body === null) {
      return Response.json(question === undefined ? {} : { question, setAt: 1 });
    }
    writes.push({ path, body: JSON.parse(String(request.body)) });
    return path.endsWith('/check') ? check() : Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const user = showView(<AskQuestion playerId="12345678" />, 0);
  await user.click(await screen.findByRole('button', { name: texts.open }, { timeout: 20_000 }));
  return { user, dialog: within(screen.getByRole('dialog')) };
}

describe('the security question of a player', () => {
  it('the answer of a caller is compared, and the stored one shown to no one', async () => {
    const { user, dialog } = await open();
    expect(await dialog.findByText(texts.lullaby)).toBeTruthy();
    await user.type(dialog.getByLabelText(texts.answer), 'Brother John');
    await user.click(dialog.getByRole('button', { name: texts.check }));
    expect(await dialog.findByText(texts.right)).toBeTruthy();
    check = () => Response.json({ matches: false });
    await user.click(dialog.getByRole('button', { name: texts.check }));
    expect(await dialog.findByText(texts.wrong)).toBeTruthy();
    expect(writes[0]).toEqual({
      path: '/web-api/operator/players/12345678/security-question/check',
      body: { answer: 'Brother John' },
    });
  });

  it('a question with too many wrong answers is locked', async () => {
    check = () =>
      Response.json({ error: { code: 'rate_limited', message: 'wait' } }, { status: 429 });
    const { user, dialog } = await open();
    await user.type(await dialog.findByLabelText(texts.answer), 'a guess');
    await user.click(dialog.getByRole('button', { name: texts.check }));
    expect(await dialog.findByText(texts.locked)).toBeTruthy();
  });

  it('the removal needs a reason, which goes with it', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: texts.remove }));
    const removal = within(screen.getByRole('dialog'));
    await user.click(removal.getByRole('button', { name: texts.remove }));
    expect(removal.getByText(en.review.reasonMissing)).toBeTruthy();
    await user.type(removal.getByRole('textbox'), 'has forgotten the answer');
    await user.click(removal.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.removed)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/web-api/operator/players/12345678/security-question/remove',
        body: { reason: 'has forgotten the answer' },
      },
    ]);
  });

  it('a player without a question is said to have none', async () => {
    question = undefined;
    const { dialog } = await open();
    expect(await dialog.findByText(texts.none.replace('{{player}}', '12345678'))).toBeTruthy();
  });
});
