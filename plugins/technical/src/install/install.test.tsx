import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { handle } from '../update/notify-update.handler.ts';
import en from '../translations/en.json';
import { view } from './install-banner.view.tsx';
import { refusedInstall } from './refused-install.store.ts';

describe('the offer to install', () => {
  it('the offer to install makes the shell install when it is accepted', async () => {
    const { context, bus } = createTestContext({ plugin: 'technical', texts: en });
    const mounted = await mountView({ view, context });
    expect(screen.getByText(/Install Touchline/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(bus.emitted.map(({ name }) => name)).toEqual(['app.install']);
    await mounted.unmount();
  });

  it('the offer to install remembers when it is declined', async () => {
    const { context, bus } = createTestContext({ plugin: 'technical', texts: en });
    const mounted = await mountView({ view, context });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(refusedInstall(context).get()).toBe(true);
    expect(bus.emitted).toEqual([]);
    await mounted.unmount();
  });
});

describe('a newer release', () => {
  it('a newer release is reported with a way to reload, only where an open page cannot apply it', async () => {
    const { context, notifications } = createTestContext({ plugin: 'technical', texts: en });
    await handle(context, { release: 'r2', needsReload: false });
    expect(notifications).toEqual([]);
    await handle(context, { release: 'r2', needsReload: true });
    expect(notifications).toMatchObject([
      { title: 'A new version is available', sticky: true, action: { label: 'Reload' } },
    ]);
  });
});
