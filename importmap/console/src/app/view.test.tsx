import { cleanup, screen } from '@testing-library/react';
import type { OperatorRole } from '@touchline/domain/operators';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { EnvironmentProvider } from '../environment/environment-provider.tsx';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { CONSOLE_BASE } from './address.tsx';
import { View } from './view.tsx';

const PATIENT = { timeout: 20_000 };

beforeEach(() => {
  // Nothing can be loaded: what matters is which view is there.
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'internal', message: 'none' } }, { status: 500 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path: string, ...roles: readonly OperatorRole[]) {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  showView(
    <Router base={CONSOLE_BASE} hook={hook} searchHook={searchHook}>
      <EnvironmentProvider>
        <View />
      </EnvironmentProvider>
    </Router>,
    0,
    roles,
  );
  return history;
}

describe('the views of an operator', () => {
  it.each([
    ['support', '/operator/players', en.players.title],
    ['payments', '/operator/players', en.players.title],
    ['content', '/operator/messages', en.broadcasts.title],
  ] as const)(
    'the console opens for %s at the first view of the role',
    async (role, path, title) => {
      const history = show('/operator', role);
      expect(await screen.findByRole('heading', { level: 1, name: title }, PATIENT)).toBeTruthy();
      expect(history.at(-1)).toBe(path);
    },
  );

  it('a direct link to a view of another role says that the roles do not include it', async () => {
    show('/operator/operators', 'support');
    expect(await screen.findByText(en.roles.forbidden, {}, PATIENT)).toBeTruthy();
    cleanup();
    show('/operator/configuration', 'risk');
    expect(await screen.findByText(en.roles.forbidden, {}, PATIENT)).toBeTruthy();
  });

  it('the former address of a player’s protection leads to the player’s page', async () => {
    const history = show('/operator/protection/12345678', 'risk');
    await screen.findByRole('heading', { level: 1 }, PATIENT);
    expect(history.at(-1)).toBe('/operator/players/12345678');
  });
});
