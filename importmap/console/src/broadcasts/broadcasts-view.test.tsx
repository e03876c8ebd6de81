import { cleanup, screen } from '@testing-library/react';
import type { OperatorBroadcast } from '@touchline/contracts/broadcasts';
import { MESSAGE_ROUTES } from '@touchline/contracts/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { broadcastIn, emptyDraft } from './broadcast-draft.ts';
import { BroadcastsView } from './broadcasts-view.tsx';
import { WriteBroadcastView } from './write-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const SENT: OperatorBroadcast = {
  id: '1',
  kind: 'operator',
  audience: { countries: ['DE'] },
  texts: { en: { title: 'Hello', body: 'Hello there.' } },
  sendAt: NOW,
  status: 'sending',
  delivered: 7,
  createdBy: 'anna',
  createdAt: NOW,
};

let broadcasts: OperatorBroadcast[];
let isLost: boolean;
let writes: { readonly path: string; readonly key: string | null; readonly body: unknown }[];

beforeEach(() => {
  broadcasts = [SENT];
  isLost = false;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method === 'POST') {
      const key = new Headers(request.headers).get('idempotency-key');
      writes.push({ path: url.pathname, key, body: JSON.parse(String(request.body)) });
      if (isLost) {
        isLost = false;
        throw new TypeError('the connection was lost');
      }
      broadcasts = broadcasts.map((each) => ({ ...each, status: 'cancelled' }));
      return Response.json(broadcasts[0]);
    }
    return url.pathname.endsWith('/reach')
      ? Response.json({ matching: 12, permitted: 3 })
      : Response.json({ broadcasts, defaultLanguage: 'en', offersMail: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = { name: en.broadcasts.submit };

describe('messages to players', () => {
  it('the list shows how far a message came, and stops it', async () => {
    const user = showView(<BroadcastsView />, NOW);
    expect(await screen.findByText('Hello there.', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText(en.broadcasts.statuses.sending)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: en.broadcasts.cancel }));
    expect(await screen.findByText(en.broadcasts.statuses.cancelled)).toBeTruthy();
    expect(writes.map(({ path }) => path)).toEqual(['/operator-api/v1/broadcasts/1/cancel']);
  });

  it('a message to a player says what is missing, and is the same one after a lost response', async () => {
    const user = showView(<WriteBroadcastView playerId="12345678" />, NOW);
    await user.click(await screen.findByRole('button', press, { timeout: 20_000 }));
    expect(screen.getByText(en.broadcasts.fault.texts)).toBeTruthy();
    await user.type(screen.getByLabelText(en.broadcasts.name), 'Hello');
    await user.type(screen.getByLabelText(en.broadcasts.body), 'Hello there.');
    isLost = true;
    await user.click(screen.getByRole('button', press));
    await screen.findByText(/\(network\)/);
    await user.click(screen.getByRole('button', press));
    expect(await screen.findByText(en.broadcasts.done)).toBeTruthy();
    expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
    expect(writes.at(-1)?.body).toEqual({
      kind: 'operator',
      audience: { playerId: '12345678' },
      texts: { en: { title: 'Hello', body: 'Hello there.' } },
    });
  });

  it('a promotion shows how many of its group may be sent it', async () => {
    const user = showView(<WriteBroadcastView />, NOW);
    await user.click(
      await screen.findByRole(
        'radio',
        { name: en.broadcasts.kinds.promotion },
        { timeout: 20_000 },
      ),
    );
    expect(await screen.findByText('3 players of 12 may be sent it.')).toBeTruthy();
  });
});

it('pages that a link can open all have a name', () => {
  expect(Object.keys(en.broadcasts.routes).toSorted()).toEqual(
    ['none', ...MESSAGE_ROUTES].toSorted(),
  );
});

describe('a draft of a message', () => {
  const text = { title: 'Hello', body: 'Hello there.', action: '' };
  const draft = { ...emptyDraft(undefined), texts: { en: text } };

  it('a draft of a group has its codes in their form, each once', () => {
    expect(broadcastIn({ ...draft, countries: 'de, fr DE', languages: 'EN' }, 'en')).toMatchObject({
      body: { audience: { countries: ['DE', 'FR'], languages: ['en'] } },
    });
  });

  it.each([
    ['player', { to: 'player', playerId: '12' }],
    ['group', { countries: 'Germany' }],
    ['texts', { texts: { en: { ...text, body: '' } } }],
    ['texts', { route: 'recharge' }],
    ['default', { texts: { ru: text } }],
    ['times', { sendAt: '2026-01-02T10:00', endsAt: '2026-01-01T10:00' }],
  ] as const)('a draft says that its %s is wrong: %o', (fault, more) => {
    expect(broadcastIn({ ...draft, ...more }, 'en')).toEqual({ fault });
  });
});
