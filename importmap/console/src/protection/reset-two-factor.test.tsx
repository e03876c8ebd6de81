import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { ResetTwoFactor } from './reset-two-factor.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

let isOn: boolean;
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  isOn = true;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    writes.push({ path, body: JSON.parse(String(request.body)) });
    return isOn
      ? Response.json({ isOn: false })
      : Response.json({ error: { code: 'not_found', message: 'off' } }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function reset(reason: string) {
  const user = showView(<ResetTwoFactor playerId="12345678" />, 0);
  const { open, submit } = en.protection.twoFactor;
  await user.click(await screen.findByRole('button', { name: open }, { timeout: 20_000 }));
  const dialog = within(screen.getByRole('dialog'));
  if (reason !== '') {
    await user.type(dialog.getByRole('textbox'), reason);
  }
  await user.click(dialog.getByRole('button', { name: submit }));
  return dialog;
}

describe('the reset of two-factor authentication', () => {
  it('the reset needs a reason, which goes with it', async () => {
    const dialog = await reset('');
    expect(dialog.getByText(en.review.reasonMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    cleanup();
    await reset('lost the phone');
    expect(await screen.findByText(en.protection.twoFactor.done)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/web-api/operator/players/12345678/two-factor/reset',
        body: { reason: 'lost the phone' },
      },
    ]);
  });

  it('the reset says where there is nothing to reset', async () => {
    isOn = false;
    const dialog = await reset('lost the phone');
    expect(await dialog.findByText(en.protection.twoFactor.off)).toBeTruthy();
  });
});
