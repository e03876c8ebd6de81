import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { start } from './player-events.background.ts';

function noticeOf(settled: object) {
  const { context, live, notifications } = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
  });
  const stop = start(context);
  const base = { type: 'bet-settled', betId: '7', payout: 475, currency: 'EUR' };
  live.notifyPlayer({ ...base, ...settled } as never);
  stop();
  return notifications[0];
}

it.each([
  ['a won bet', { status: 'won' }, texts.settled.won, 'success'],
  ['a sale at a loss', { status: 'lost', endedBy: 'cash-out' }, 'Cashed out', 'success'],
  ['a sale at a gain', { status: 'won', endedBy: 'cash-out' }, 'Cashed out', 'success'],
  ['a void bet', { status: 'refunded', endedBy: 'void' }, 'Bet void', 'success'],
])('the notice of %s says what it is, with the money it brought', (_, settled, title, kind) => {
  expect(noticeOf(settled)).toMatchObject({ title, kind, message: expect.stringMatching(/475/) });
});

it('a lost bet is announced without money', () => {
  expect(noticeOf({ status: 'lost', payout: 0 })).toMatchObject({
    title: texts.settled.lost,
    kind: 'info',
    message: texts.settled.lostText,
  });
});
