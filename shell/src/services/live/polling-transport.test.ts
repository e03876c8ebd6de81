import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { AGAIN_AFTER, createPollingTransport, TOGETHER } from './polling-transport.ts';

const INTERVALS: Readonly<Record<string, number>> = {
  'top:line': 60_000,
  'list:line:tennis': 15_000,
  'event:1': 5000,
  'list:live:tennis': 2000,
};

const topics = (...names: string[]) => names.map((topic) => ({ topic, clk: undefined }));

async function setUp(...names: string[]) {
  const clock = createTestClock();
  const asked: { at: number; topics: string }[] = [];
  const clocks = new Map<string, string>();
  let answer: () => Promise<readonly unknown[]> = async () => [];
  const transport = createPollingTransport({
    url: '/poll',
    clock,
    intervalOf: (topic) => INTERVALS[topic] ?? 10_000,
    clockOf: (topic) => clocks.get(topic),
    fetch: (url) => {
      const query = new URL(url, 'http://site').searchParams;
      const given = [query.get('topics'), query.get('clk')].join(' ').trim();
      // To the half second: what is due together is collected for a moment.
      asked.push({ at: Math.floor(clock.now() / 500) * 500, topics: given });
      return answer();
    },
  });
  const onFrame = vi.fn();
  const onClose = vi.fn();
  const connection = transport.connect(topics(...names), { onFrame, onClose });
  /** Time passes in small steps, so that every answer has come before the next question is due. */
  const advance = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 500) {
      clock.advance(Math.min(500, left));
      await settle();
    }
    await settle();
  };
  clock.advance(TOGETHER);
  await settle();
  return {
    clock,
    clocks,
    asked,
    advance,
    connection,
    onFrame,
    onClose,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    timesOf: (name: string) =>
      asked.filter(({ topics: given }) => given.split(/[ ,]/).includes(name)).map(({ at }) => at),
  };
}

describe('polling', () => {
  it('the polling transport requests every topic at once, and then each at its own interval', async () => {
    const page = await setUp('top:line', 'list:line:tennis', 'event:1', 'list:live:tennis');
    await page.advance(60_000);
    const every = (interval: number) =>
      Array.from({ length: 60_000 / interval + 1 }, (_, index) => index * interval);
    expect(page.timesOf('top:line')).toEqual(every(60_000));
    expect(page.timesOf('list:line:tennis')).toEqual(every(15_000));
    expect(page.timesOf('event:1')).toEqual(every(5000));
    expect(page.timesOf('list:live:tennis')).toEqual(every(2000));
  });

  it('the polling transport shares one request among the topics that are due together', async () => {
    const page = await setUp('list:line:tennis', 'event:1');
    await page.advance(15_000);
    expect(page.asked.map(({ at, topics: given }) => [at, given.split(',').length])).toEqual([
      [0, 3],
      [5000, 1],
      [10_000, 1],
      [15_000, 3],
    ]);
  });

  it('the polling transport requests a topic from the clock it has reached', async () => {
    const page = await setUp('event:1');
    page.clocks.set('event:1', 'c7');
    await page.advance(5000);
    expect(page.asked.at(-1)).toEqual({ at: 5000, topics: 'event:1 c7' });
  });

  it('the polling transport requests a new topic immediately and leaves the rhythm of the others alone', async () => {
    const page = await setUp('list:line:tennis');
    await page.advance(4000);
    page.connection.follow(topics('list:line:tennis', 'event:1'));
    await page.advance(11_000);
    expect(page.timesOf('list:line:tennis')).toEqual([0, 15_000]);
    expect(page.timesOf('event:1')).toEqual([4000, 9000, 14_000]);
  });

  it('the polling transport stops requesting a topic without subscribers', async () => {
    const page = await setUp('event:1', 'list:live:tennis');
    page.connection.follow(topics('event:1'));
    await page.advance(10_000);
    expect(page.timesOf('list:live:tennis')).toEqual([0]);
  });

  it('the polling transport requests no topic where none is followed, but each minute the state of the site', async () => {
    const page = await setUp();
    await page.advance(120_000);
    expect(page.asked).toEqual([0, 60_000, 120_000].map((at) => ({ at, topics: '' })));
    page.connection.follow(topics('event:1'));
    await page.advance(5500);
    expect(page.asked.slice(3).map(({ topics: given }) => given)).toEqual(['event:1', 'event:1']);
    page.connection.close();
    expect(page.clock.pending()).toBe(0);
  });

  it('the polling transport never sends a request before the last one is answered', async () => {
    const page = await setUp('list:live:tennis');
    let release: (frames: readonly unknown[]) => void = () => undefined;
    page.answerWith(() => new Promise((resolve) => (release = resolve)));
    await page.advance(9000);
    expect(page.asked).toHaveLength(2);
    release([['beat', 1]]);
    await settle();
    expect(page.onFrame).toHaveBeenCalledWith(['beat', 1]);
    await page.advance(500);
    expect(page.asked.map(({ at }) => at)).toEqual([0, 2000, 9000]);
  });

  it('the polling transport retries a second later a topic whose response did not fit, not in a loop', async () => {
    const page = await setUp('event:1');
    page.onFrame.mockImplementation(() => {
      page.connection.follow([]);
      page.connection.follow(topics('event:1'));
    });
    page.answerWith(async () => [['delta']]);
    await page.advance(9000);
    const times = page.timesOf('event:1').slice(1);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(AGAIN_AFTER);
    expect(AGAIN_AFTER).toBe(1000);
  });

  it('the polling transport continues at its intervals when the server puts the clock back by a day', async () => {
    const page = await setUp('event:1');
    vi.spyOn(page.clock, 'now').mockReturnValue(-86_400_000);
    await page.advance(20_000);
    expect(page.asked).toHaveLength(5);
  });

  it('the polling transport declares how long it is silent: its shortest interval', async () => {
    const page = await setUp('top:line');
    expect(page.connection.pause?.()).toBe(60_000);
    page.connection.follow(topics('top:line', 'event:1'));
    expect(page.connection.pause?.()).toBe(5000);
    page.connection.follow([]);
    expect(page.connection.pause?.()).toBe(60_000);
  });

  it('the polling transport ends with the first request that fails, once, and leaves no timer behind', async () => {
    const page = await setUp('event:1');
    page.answerWith(() => Promise.reject(new Error('gone')));
    await page.advance(30_000);
    expect(page.onClose).toHaveBeenCalledOnce();
    expect(page.asked).toHaveLength(2);
    expect(page.clock.pending()).toBe(0);
  });
});
