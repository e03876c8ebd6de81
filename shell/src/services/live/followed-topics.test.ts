import { expect, it } from 'vitest';
import { createTestClock } from '@touchline/testing';
import { createFollowedTopics, LINGER } from './followed-topics.ts';

function setUp({ lingers = true } = {}) {
  const clock = createTestClock();
  const events: string[] = [];
  const topics = createFollowedTopics({
    clock,
    lingers: () => lingers,
    onFirst: (topic) => events.push(`+${topic}`),
    onReleased: (topic) => events.push(`-${topic}`),
  });
  return { clock, events, topics };
}

it('a topic is released a while after its last follower has gone, and once', () => {
  const { clock, events, topics } = setUp();
  const stops = [topics.follow('live'), topics.follow('live')];
  for (const stop of stops) stop();
  stops[0]?.();
  clock.advance(LINGER - 1);
  expect([topics.has('live'), events]).toEqual([true, ['+live']]);
  clock.advance(1);
  expect([topics.has('live'), events]).toEqual([false, ['+live', '-live']]);
});

it('a topic that is followed again in time was never released', () => {
  const { clock, events, topics } = setUp();
  topics.follow('live')();
  clock.advance(LINGER - 1);
  const stop = topics.follow('live');
  clock.advance(LINGER);
  expect(events).toEqual(['+live']);
  stop();
  clock.advance(LINGER);
  expect(events).toEqual(['+live', '-live']);
});

it('the topics left first are released once many linger', () => {
  const { events, topics } = setUp();
  const kept = topics.follow('kept');
  for (let at = 0; at < 10; at += 1) {
    topics.follow(`event:${at}`)();
  }
  expect(events.filter((one) => one.startsWith('-'))).toEqual(['-event:0', '-event:1']);
  expect(topics.all()).toHaveLength(9);
  kept();
});

it('a topic is released with its last follower where the player saves data', () => {
  const { events, topics } = setUp({ lingers: false });
  const stops = [topics.follow('live'), topics.follow('live')];
  stops[0]?.();
  expect(events).toEqual(['+live']);
  stops[1]?.();
  expect([topics.all(), events]).toEqual([[], ['+live', '-live']]);
});
