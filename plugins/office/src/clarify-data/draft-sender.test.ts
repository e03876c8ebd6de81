import { createTestClock } from '@touchline/testing';
import { expect, it, vi } from 'vitest';
import { createDraftSender } from './draft-sender.ts';

/** A server that answers when the test lets it. */
function setUp() {
  const clock = createTestClock();
  const sent: string[] = [];
  const answers: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const onFailure = vi.fn();
  const sender = createDraftSender<string>({
    clock,
    onFailure,
    send: (draft) => {
      sent.push(draft);
      return new Promise((resolve, reject) => {
        answers.push({ arrive: () => resolve(undefined), fail: () => reject(new Error('down')) });
      });
    },
  });
  return { clock, sent, answers, sender, onFailure };
}

it('a draft is sent once, a moment after the last key', () => {
  const { clock, sent, sender } = setUp();
  sender.change('L');
  clock.advance(600);
  sender.change('Lo');
  clock.advance(600);
  expect(sent).toEqual([]);
  clock.advance(200);
  expect(sent).toEqual(['Lo']);
});

it('a newer draft waits until the one before has arrived, so that it cannot be overtaken', async () => {
  const { clock, sent, answers, sender } = setUp();
  sender.change('42');
  clock.advance(1_000);
  sender.change('Lovelace');
  clock.advance(1_000);
  expect(sent).toEqual(['42']);
  answers[0]?.arrive();
  await vi.waitFor(() => expect(sent.at(-1)).toEqual('Lovelace'));
});

it('a page that is left sends at once what was just typed, and nothing twice', () => {
  const { clock, sent, sender } = setUp();
  sender.change('Lovelace');
  sender.leave();
  sender.leave();
  clock.advance(1_000);
  expect(sent).toEqual(['Lovelace']);
});

it('a draft that could not be sent goes when the page is left, unless it is saved by then', async () => {
  const { clock, sent, answers, sender, onFailure } = setUp();
  sender.change('Lovelace');
  clock.advance(1_000);
  answers[0]?.fail();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  sender.leave();
  expect(sent.at(-1)).toEqual('Lovelace');
  sender.change('King');
  sender.discard();
  sender.leave();
  expect(sent).toHaveLength(2);
});
