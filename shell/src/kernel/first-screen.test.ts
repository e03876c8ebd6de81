import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../deferred.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { createFirstScreen } from './first-screen.ts';

function setUp() {
  const clock = createTestClock(0);
  const frames: FrameRequestCallback[] = [];
  const idle: (() => void)[] = [];
  const fillFrame = vi.fn();
  const onEnd = vi.fn();
  const parts = { start: vi.fn(), dispose: vi.fn() };
  const load = vi.fn(async () => parts);
  const screen = createFirstScreen({
    window: { requestAnimationFrame: (act) => frames.push(act) },
    clock,
    log: createTestLogger(),
    deferredKernel: deferred(load),
    fillFrame,
    whenIdle: (act) => void idle.push(act),
    onEnd,
  });
  const drawFrame = () => frames.splice(0).forEach((act) => act(0));
  const beIdle = async () => {
    idle.splice(0).forEach((act) => act());
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { screen, clock, drawFrame, beIdle, fillFrame, onEnd, parts, load };
}

describe('the first screen', () => {
  it('the first screen gives the bars their turn after the frame of the content', () => {
    const { screen, clock, drawFrame, fillFrame } = setUp();
    screen.begin();
    screen.end();
    expect(screen.isBarsTurn()).toBe(false);
    drawFrame();
    clock.advance(0);
    expect(screen.isBarsTurn()).toBe(true);
    expect(fillFrame).toHaveBeenCalledTimes(1);
  });

  it('the first screen gives the bars their turn after 500 ms though the content has not arrived', () => {
    const { screen, clock, fillFrame } = setUp();
    screen.begin();
    clock.advance(499);
    expect(screen.isBarsTurn()).toBe(false);
    clock.advance(1);
    expect(screen.isBarsTurn()).toBe(true);
    expect(fillFrame).toHaveBeenCalledTimes(1);
  });

  it('the first screen starts the deferred parts once, when the browser is idle', async () => {
    const { screen, beIdle, parts, onEnd } = setUp();
    screen.end();
    screen.end();
    expect(parts.start).not.toHaveBeenCalled();
    await beIdle();
    await beIdle();
    expect(parts.start).toHaveBeenCalledTimes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    screen.dispose();
    expect(parts.dispose).toHaveBeenCalledTimes(1);
  });

  it('the first screen retries what could not be loaded after 5 s', async () => {
    const { screen, clock, beIdle, parts, load } = setUp();
    load.mockRejectedValueOnce(new Error('offline'));
    screen.end();
    await beIdle();
    expect(parts.start).not.toHaveBeenCalled();
    clock.advance(5_000);
    await beIdle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(parts.start).toHaveBeenCalledTimes(1);
  });
});
