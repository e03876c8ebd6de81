import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { SignInForm } from './sign-in-form.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const texts = en.session;
const SESSION = { expiresAt: 1, operator: { name: 'anna', roles: ['risk'] }, hasAccounts: true };

let answers: { readonly status: number; readonly code?: string }[];
let sent: unknown[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit = {}) => {
    sent.push(JSON.parse(String(request.body)));
    const { status, code } = answers.shift() ?? { status: 200 };
    return code === undefined
      ? Response.json(SESSION)
      : Response.json({ error: { code, message: code } }, { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the sign-in of operators', () => {
  it('the form prompts for a code once the password was right, and says beside it what is wrong', async () => {
    answers = [
      { status: 403, code: 'two_factor_required' },
      { status: 400, code: 'two_factor_code_wrong' },
    ];
    const onSignedIn = vi.fn<(session: unknown) => void>();
    const user = showView(<SignInForm byName onSignedIn={onSignedIn} />, 0);
    const press = () => user.click(screen.getByRole('button', { name: texts.signIn }));
    await user.type(screen.getByLabelText(texts.nameLabel), 'Anna');
    await user.type(screen.getByLabelText(texts.name.label), 'a password');
    await press();
    const code = await screen.findByLabelText(texts.code.label);
    await user.type(code, '12 34');
    await press();
    expect(screen.getByText(texts.code.missing)).toBeTruthy();
    await user.type(code, '56');
    await press();
    expect(await screen.findByText(texts.code.wrong)).toBeTruthy();
    await user.clear(code);
    await user.type(code, '654321');
    await press();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const named = { name: 'anna', password: 'a password' };
    expect(sent).toEqual([named, { ...named, code: '123456' }, { ...named, code: '654321' }]);
  });

  it('the form prompts for a token where no operator has a name', async () => {
    answers = [{ status: 401, code: 'credentials_wrong' }];
    const user = showView(<SignInForm byName={false} onSignedIn={() => undefined} />, 0);
    expect(screen.queryByLabelText(texts.nameLabel)).toBeNull();
    await user.type(screen.getByLabelText(texts.token.label), 'a token');
    await user.click(screen.getByRole('button', { name: texts.signIn }));
    expect(await screen.findByText(texts.token.wrong)).toBeTruthy();
    expect(sent).toEqual([{ token: 'a token' }]);
  });
});
