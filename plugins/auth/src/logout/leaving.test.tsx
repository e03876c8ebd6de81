import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { view as termsActions } from '../terms/terms-actions.view.tsx';
import en from '../translations/en.json';
import { view as logout } from './logout-modal.view.tsx';

describe.each([
  ['the confirmation of a logout', logout, 'logout', en.logout.title, en.logout.stay],
  [
    'who does not agree to the terms',
    termsActions,
    'terms-actions',
    en.confirmTerms.decline,
    en.confirmTerms.back,
  ],
])('%s', (_what, view, name, title, back) => {
  async function show() {
    const test = createTestContext({ plugin: 'auth', texts: en, session: { userId: '7' } });
    await test.context.modals.open(name);
    const mounted = await mountView({ view, context: test.context });
    await screen.findByRole('dialog', { name: title });
    return { ...test, mounted };
  }

  it('the dialog of leaving signs out by its button', async () => {
    const { mounted, session } = await show();
    await userEvent.click(screen.getByRole('button', { name: en.logout.confirm }));
    await vi.waitFor(() => expect(session.get().userId).toBeUndefined());
    await mounted.unmount();
  });

  it('the dialog of leaving can be cancelled and leaves the player signed in', async () => {
    const { mounted, session, openModals } = await show();
    await userEvent.click(screen.getByRole('button', { name: back }));
    expect(openModals).toEqual([]);
    expect(session.get().userId).toBe('7');
    await mounted.unmount();
  });
});
