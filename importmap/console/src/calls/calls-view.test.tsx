import { cleanup, screen, within } from '@testing-library/react';
import type { OperatorCall } from '@touchline/contracts/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { CallsView } from './calls-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const CALL: OperatorCall = {
  id: '100001',
  playerId: '12345678',
  topic: 'payments',
  language: 'ru',
  status: 'waiting',
  window: { from: NOW - HOUR, to: NOW },
  dueAt: NOW - HOUR,
  createdAt: NOW - 2 * HOUR,
  updatedAt: NOW - 2 * HOUR,
  phone: '+447911123456',
  attempts: [],
};

let calls: OperatorCall[];
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  calls = [CALL];
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method !== 'POST') {
      const isWaiting = url.searchParams.get('queue') === 'waiting';
      const found = calls.filter(({ status }) => (status === 'waiting') === isWaiting);
      return Response.json({ calls: found, count: found.length });
    }
    const body = request.body === undefined ? undefined : JSON.parse(String(request.body));
    writes.push({ path: url.pathname, body });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 409 });
    }
    calls = calls.map((call) => ({
      ...call,
      ...(url.pathname.endsWith('/take') ? { takenBy: 'anna' } : { status: 'reached' }),
    }));
    return Response.json(calls[0]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// To anna.
const show = () => showView(<CallsView />, NOW, ['support']);
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 20_000 });

describe('the queue of calls', () => {
  it('the queue shows whom to call at which number, about what, in which language and since when', async () => {
    show();
    expect(await screen.findByText(/\+447911123456/, {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText(en.support.topics.payments)).toBeTruthy();
    expect(screen.getByText('Русский')).toBeTruthy();
    expect(screen.getByText(/1 hour ago/)).toBeTruthy();
  });

  it('a call is taken, ended with what the operator chooses and notes, and leaves the queue', async () => {
    const user = show();
    await user.click(await button(en.calls.take));
    await user.click(await button(en.calls.ended));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: en.calls.submit }));
    expect(dialog.getByText(en.calls.endMissing)).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: en.calls.end.reached }));
    await user.type(dialog.getByRole('textbox'), ' Wants a refund. ');
    await user.click(dialog.getByRole('button', { name: en.calls.submit }));
    expect(await screen.findByText(en.calls.done)).toBeTruthy();
    const path = '/operator-api/v1/support/calls/100001';
    expect(writes).toEqual([
      { path: `${path}/take`, body: undefined },
      { path: `${path}/attempts`, body: { end: 'reached', note: 'Wants a refund.' } },
    ]);
    expect(await screen.findByText(en.calls.none.waiting)).toBeTruthy();
  });

  it('a call that another operator has taken says so, and offers nothing to do', async () => {
    refused = { code: 'call_taken', message: 'boris is calling' };
    const user = show();
    const take = await button(en.calls.take);
    calls = [{ ...CALL, takenBy: 'boris' }];
    await user.click(take);
    expect(await screen.findByText(en.calls.gone)).toBeTruthy();
    expect(await screen.findByText('boris')).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.calls.take })).toBeNull();
    expect(screen.queryByRole('button', { name: en.calls.ended })).toBeNull();
  });
});
