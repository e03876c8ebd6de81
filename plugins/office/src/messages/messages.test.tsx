import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { InboxMessage } from '@touchline/contracts/messages';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './messages.view.tsx';
import { withOlder } from './use-older.ts';

const message = (id: number, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id: String(id),
  kind: 'operator',
  title: `Title ${id}`,
  body: `Body ${id}`,
  createdAt: 1_700_000_000_000 + id,
  isRead: false,
  ...more,
});

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(given: readonly InboxMessage[]) {
  let messages = given;
  const unreadOf = () => messages.filter(({ isRead }) => !isRead).length;
  const change = (id: string, how: (found: InboxMessage) => readonly InboxMessage[]) => {
    messages = messages.flatMap((each) => (each.id === id ? how(each) : each));
    return { unread: unreadOf() };
  };
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /messages-api/v1/messages': () => ({ messages, unread: unreadOf() }),
      'PUT /messages-api/v1/messages/1/read': () =>
        change('1', (found) => [{ ...found, isRead: true }]),
      'PUT /messages-api/v1/messages/2/read': () =>
        change('2', (found) => [{ ...found, isRead: true }]),
      'PUT /messages-api/v1/messages/1/archived': () => change('1', () => []),
      'POST /messages-api/v1/read': () => {
        messages = messages.map((each) => ({ ...each, isRead: true }));
        return { unread: 0 };
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  await screen.findByText('Title 1');
  return test;
}

const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);

it('messages that are opened one after the other are all read, each with one request', async () => {
  const { http } = await open([message(2), message(1)]);
  await userEvent.click(row('Title 2').getByRole('button'));
  await userEvent.click(row('Title 1').getByRole('button'));
  expect(screen.getByText('Body 2')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(en.messages.new)).toBeNull());
  await userEvent.click(row('Title 1').getByRole('button', { name: /Title 1/ }));
  await userEvent.click(row('Title 1').getByRole('button', { name: /Title 1/ }));
  const writes = http.requests.filter(({ method }) => method === 'PUT');
  expect(writes.map(({ path }) => path)).toEqual([
    '/messages-api/v1/messages/2/read',
    '/messages-api/v1/messages/1/read',
  ]);
});

it('an archived message leaves the inbox', async () => {
  await open([message(2, { isRead: true }), message(1, { isRead: true })]);
  await userEvent.click(row('Title 1').getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: en.messages.archive }));
  await vi.waitFor(() => expect(screen.queryByText('Title 1')).toBeNull());
  expect(screen.getByText('Title 2')).toBeTruthy();
});

it('all messages are marked as read up to the latest that is shown', async () => {
  const { http } = await open([message(2), message(1)]);
  await userEvent.click(screen.getByRole('button', { name: en.messages.readAll }));
  await vi.waitFor(() => expect(screen.queryByText(en.messages.new)).toBeNull());
  expect(http.requests.find(({ method }) => method === 'POST')?.body).toEqual({ upTo: '2' });
});

it('messages that arrive or leave above those that were loaded leave no gap and repeat none', () => {
  const older = [5, 4, 3, 2, 1].map((id) => message(id));
  const idsOf = (first: readonly number[]) =>
    withOlder(
      first.map((id) => message(id)),
      older,
    ).map(({ id }) => Number(id));
  expect(idsOf([5, 4])).toEqual([5, 4, 3, 2, 1]);
  expect(idsOf([6, 5])).toEqual([6, 5, 4, 3, 2, 1]);
  expect(idsOf([4, 3])).toEqual([4, 3, 2, 1]);
});
