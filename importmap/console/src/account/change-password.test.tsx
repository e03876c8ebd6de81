import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { AccountView } from './account-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.account.password;
const CURRENT = 'the present password';
const NEXT = 'quite another password';

let state: 'off' | 'none';
let sent: unknown[];

beforeEach(() => {
  state = 'off';
  sent = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.method !== 'POST') {
      return Response.json({
        state,
        ...(state === 'off' && { offer: { secret: 'ABC', address: 'otpauth://totp/a' } }),
      });
    }
    const body = JSON.parse(String(request.body));
    sent.push([path, body]);
    return body.current === CURRENT
      ? Response.json({ name: 'anna' })
      : Response.json({ error: { code: 'validation_failed', message: 'wrong' } }, { status: 400 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  const user = showView(<AccountView />, 0);
  const current = await screen.findByLabelText(texts.current);
  const password = screen.getByLabelText(texts.password);
  return { user, current, password, submit: screen.getByRole('button', { name: texts.submit }) };
}

describe('the operator’s own password', () => {
  it('a password that is short or a present one that is missing is not sent', async () => {
    const { user, password, submit } = await show();
    await user.type(password, 'short');
    await user.click(submit);
    expect(screen.getByText(texts.missing)).toBeTruthy();
    expect(screen.getByText('A password has at least 12 characters.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('a wrong present password is said beside its field; the right one changes it and clears the form', async () => {
    const { user, current, password, submit } = await show();
    await user.type(current, 'a guess');
    await user.type(password, NEXT);
    await user.click(submit);
    expect(await screen.findByText(texts.wrong)).toBeTruthy();
    await user.clear(current);
    await user.type(current, CURRENT);
    await user.click(submit);
    expect(await screen.findByText(texts.done)).toBeTruthy();
    expect(sent.at(-1)).toEqual([
      '/operator/password/change',
      { current: CURRENT, password: NEXT },
    ]);
    await vi.waitFor(() => expect((current as HTMLInputElement).value).toBe(''));
  });

  it('a sign-in with a token has no password to change', async () => {
    state = 'none';
    showView(<AccountView />, 0);
    expect(await screen.findByText(en.account.byToken)).toBeTruthy();
    expect(screen.queryByLabelText(texts.current)).toBeNull();
  });
});
