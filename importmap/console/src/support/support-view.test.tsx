import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperatorSupportRequest } from '@touchline/contracts/support';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { SupportView } from './support-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const REQUEST: OperatorSupportRequest = {
  id: '100001',
  playerId: '12345678',
  topic: 'payments',
  status: 'open',
  createdAt: NOW - 7_200_000,
  updatedAt: NOW - 7_200_000,
  messages: [{ author: 'player', text: 'Where is my money?', writtenAt: NOW - 7_200_000 }],
};

let requests: OperatorSupportRequest[];
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  requests = [REQUEST];
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method !== 'POST') {
      const status = url.searchParams.get('status');
      const found = requests.filter((each) => each.status === status);
      return Response.json({ requests: found, count: found.length });
    }
    writes.push({ path: url.pathname, body: JSON.parse(String(request.body)) });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 409 });
    }
    requests = requests.map((each) => ({ ...each, status: 'closed' }));
    return Response.json(requests[0]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole('dialog'));

async function openAnswer(): Promise<UserEvent> {
  const user = showView(<SupportView />, NOW);
  await user.click(
    await screen.findByRole('button', { name: en.support.answer }, { timeout: 20_000 }),
  );
  return user;
}

describe('the queue of Support', () => {
  it('the queue shows who waits, since when, and what was written', async () => {
    showView(<SupportView />, NOW);
    expect(await screen.findByText('Where is my money?', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText('12345678')).toBeTruthy();
    expect(screen.getByText(en.support.topics.payments)).toBeTruthy();
    expect(screen.getByText(/2 hours ago/)).toBeTruthy();
  });

  it('an answer says how much was read, and the request leaves the queue', async () => {
    const user = await openAnswer();
    await user.click(dialog().getByRole('button', { name: en.support.submit }));
    expect(dialog().getByText(en.support.answerMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.type(dialog().getByRole('textbox'), 'On its way.');
    await user.click(dialog().getByRole('checkbox', { name: en.support.close }));
    await user.click(dialog().getByRole('button', { name: en.support.submit }));
    expect(await screen.findByText(en.support.done)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/operator-api/v1/support/requests/100001/answer',
        body: { text: 'On its way.', read: 1, close: true },
      },
    ]);
    expect(await screen.findByText(en.support.none.open)).toBeTruthy();
  });

  it('an answer to a request that has changed says so and keeps what was typed', async () => {
    refused = { code: 'support_request_changed', message: 'unread' };
    const user = await openAnswer();
    await user.type(dialog().getByRole('textbox'), 'On its way.');
    await user.click(dialog().getByRole('button', { name: en.support.submit }));
    expect(await dialog().findByText(en.support.changed)).toBeTruthy();
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'On its way.');
  });
});
