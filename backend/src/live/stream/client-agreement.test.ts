import type { LineEvent } from '@touchline/contracts/line';
import { ServerFrame } from '@touchline/contracts/live';
import { createLiveState } from '@touchline/live-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarketBook, type WritableBook } from '../../pricing/book/market-book.ts';
import type { EncodedFrame } from './encoded-frame.ts';
import { addTestEvent, totalOffer } from '../../../test/live/add-test-event.ts';
import { createTopicHub, type TopicHub } from './topic-hub.ts';

const EVENT_IDS = [1, 2, 3];
const LINES = ['0.5', '1.5', '2.5'];
const TOPICS = ['top:live', 'list:live:football', 'champ:line:9', 'event:1'];

type Step = (world: { book: WritableBook; hub: TopicHub }) => void;

const eventId = fc.constantFrom(...EVENT_IDS);
const line = fc.constantFrom(...LINES);
const price = fc.constantFrom('1.50', '1.90', '2.40', '3.10');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ id: eventId, line, over: price, under: price }).map(
    ({ id, line: at, over, under }): Step =>
      ({ book }) =>
        book.offer(id, [totalOffer(at, over, under)]),
  ),
  fc.record({ id: eventId, line }).map(
    ({ id, line: at }): Step =>
      ({ book }) =>
        book.withdraw(id, [`ft-total@${at}`]),
  ),
  eventId.map(
    (id): Step =>
      ({ book }) =>
        book.suspend(id, 'goal'),
  ),
  eventId.map(
    (id): Step =>
      ({ book }) =>
        book.goLive(id, { status: 'live', period: '1h' }),
  ),
  eventId.map(
    (id): Step =>
      ({ book }) =>
        book.setState(id, { status: 'live', period: '2h' }),
  ),
  eventId.map(
    (id): Step =>
      ({ book }) =>
        book.close(id, { status: 'finished' }, 'finished'),
  ),
  eventId.map(
    (id): Step =>
      ({ book }) =>
        book.remove(id),
  ),
  eventId.map(
    (id): Step =>
      ({ book }) =>
        addTestEvent(book, { id, isLive: false }),
  ),
  fc.constant<Step>(({ hub }) => hub.flush()),
);

/** A page of the real client's state: it applies frames and requests again after a gap. */
function openPage(hub: TopicHub) {
  const state = createLiveState();
  let gaps = 0;
  const subscriber = {
    language: 'en',
    isClear: () => true,
    send({ text }: EncodedFrame) {
      const frame = ServerFrame.parse(JSON.parse(text));
      if (frame[0] === 'snap') {
        state.applySnapshot(frame[1]);
      } else if (frame[0] === 'delta') {
        const [, topic, from, to, changes] = frame;
        gaps += state.applyDelta({ topic, from, to, changes }) === 'gap' ? 1 : 0;
      }
      return true;
    },
  };
  for (const topic of TOPICS) {
    hub.subscribe(topic, undefined, subscriber);
  }
  return { state, gaps: () => gaps };
}

/** What a page must show of an event that a topic lists. */
function expectShown(state: ReturnType<typeof createLiveState>, event: LineEvent): void {
  const view = state.event(event.id);
  expect(view).toMatchObject({
    section: event.section,
    state: event.state,
    marketCount: event.marketCount,
  });
  for (const [key, , status, reason, outcomes] of event.markets) {
    const market = state.market(`${event.id}~${key}`);
    expect([market?.status, market?.reason ?? null]).toEqual([
      ['open', 'suspended', 'closed'][status],
      reason,
    ]);
    for (const [code, offered] of outcomes) {
      expect(state.outcome(`${event.id}~${key}~${code}`)?.price ?? null).toBe(offered);
    }
  }
}

describe('a page that follows the deltas', () => {
  it('a page that follows the deltas shows what a fresh snapshot would, whatever has happened, without a gap', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const book = createMarketBook();
        const hub = createTopicHub({ book, clock: () => 0, createGeneration: () => 'g' });
        for (const id of EVENT_IDS) {
          addTestEvent(book, { id, isLive: id === 1 });
        }
        const page = openPage(hub);
        for (const next of steps) {
          next({ book, hub });
        }
        hub.flush();
        expect(page.gaps()).toBe(0);
        const carried = new Map<number, Set<string>>();
        for (const name of TOPICS) {
          const snapshot = hub.open(name)?.snapshot('en');
          const { clk, events } = JSON.parse(snapshot?.body ?? '{"events":[]}') as {
            clk: string;
            events: LineEvent[];
          };
          expect(page.state.topic(name).clk).toBe(clk);
          expect([...page.state.topic(name).eventIds].sort()).toEqual(
            events.map(({ id }) => id).sort(),
          );
          for (const event of events) {
            expectShown(page.state, event);
            const keys = carried.get(event.id) ?? new Set();
            carried.set(event.id, keys);
            event.markets.forEach(([key]) => keys.add(key));
          }
        }
        for (const id of EVENT_IDS) {
          const held = page.state.event(id)?.marketKeys ?? [];
          expect(new Set(held)).toEqual(carried.get(id) ?? new Set());
        }
        hub.stop();
      }),
      { numRuns: 300 },
    );
  });
});
