import { cleanup, screen, within } from '@testing-library/react';
import type { VoidAnswer } from '@touchline/contracts/betting';
import type { OperatorTask } from '@touchline/contracts/operator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { TasksView } from './tasks-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const TOUCHED: VoidAnswer = {
  dryRun: true,
  bets: 3,
  legs: 4,
  money: [{ currency: 'EUR', openBets: 2, settledBets: 1, stake: 1_500, paid: 900 }],
  refused: [],
};

let tasks: OperatorTask[];
let writes: { path: string; body: Record<string, unknown>; key: string | null }[];

beforeEach(() => {
  tasks = [
    {
      id: '7',
      kind: 'undecided-legs',
      subject: 'event:4711',
      detail: { event: 'Arsenal – Chelsea', startsAt: NOW - 50_000_000, bets: 3 },
      state: 'open',
      openedAt: NOW - 3_600_000,
      openedBy: 'system',
    },
  ];
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    if (request.method !== 'POST') {
      const state = url.searchParams.get('state');
      return Response.json({ tasks: tasks.filter((task) => task.state === state) });
    }
    const body = JSON.parse(String(request.body));
    writes.push({
      path: url.pathname,
      body,
      key: new Headers(request.headers).get('idempotency-key'),
    });
    if (url.pathname.endsWith('/voids')) {
      return Response.json({ ...TOUCHED, dryRun: body.dryRun, refused: body.dryRun ? [] : ['9'] });
    }
    tasks = tasks.map((task) => ({
      ...task,
      state: 'closed',
      closedAt: NOW,
      closedBy: 'operator:anna',
      note: body.note,
    }));
    return Response.json(tasks[0]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showView(<TasksView />, NOW);

const button = (name: string) => screen.getByRole('button', { name });

describe('the tasks of operators', () => {
  it('a task lists the event of its undecided legs, and what to do', async () => {
    show();
    const task = within(await screen.findByRole('listitem'));
    expect(task.getByText('Arsenal – Chelsea')).toBeTruthy();
    expect(task.getByText(en.tasks.kind['undecided-legs'])).toBeTruthy();
    expect(task.getByRole('button', { name: en.tasks.void })).toBeTruthy();
  });

  it('a task shows what a void affects before it is made, and which bets it left unchanged', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: en.tasks.void }));
    expect(await screen.findByText('Bets: 3, selections: 4')).toBeTruthy();
    expect(screen.getByText(/Staked: €15\.00, paid out: €9\.00/)).toBeTruthy();
    expect(writes.map(({ body }) => body['dryRun'])).toEqual([true]);
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(en.void.reason), 'event-abandoned');
    await user.type(dialog.getAllByRole('textbox').at(-1) as HTMLElement, 'floodlights failed');
    await user.click(dialog.getByRole('button', { name: en.void.submit }));
    await vi.waitFor(() => expect(writes.at(-1)?.body['dryRun']).toBe(false));
    expect(writes.at(-1)).toMatchObject({
      path: '/betting-api/v1/operator/events/4711/voids',
      body: { reason: 'event-abandoned', note: 'floodlights failed' },
      key: expect.stringContaining('event-abandoned'),
    });
    expect(await screen.findByText(/does not cover the reversal: 9/)).toBeTruthy();
  });

  it('a task is closed with a note, which is shown among the closed ones', async () => {
    const user = show();
    await user.click(await screen.findByRole('button', { name: en.tasks.close }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'settled by hand');
    await user.click(dialog.getByRole('button', { name: en.tasks.close }));
    expect(await screen.findByText(en.tasks.none)).toBeTruthy();
    await user.click(button(en.tasks.closed));
    expect(await screen.findByText(/Closed by operator:anna.*settled by hand/)).toBeTruthy();
    expect(writes).toMatchObject([
      { path: '/operator-api/v1/tasks/7/close', body: { note: 'settled by hand' } },
    ]);
  });
});
