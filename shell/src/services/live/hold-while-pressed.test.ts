import { describe, expect, it, vi } from 'vitest';
import { createPressHold } from './hold-while-pressed.ts';
import type { TransportEvents } from './transport.ts';

function setUp() {
  const root = new EventTarget();
  const timers = new Map<() => void, number>();
  const clock = {
    after: (milliseconds: number, act: () => void) => {
      timers.set(act, milliseconds);
      return () => void timers.delete(act);
    },
  };
  const elapse = (milliseconds: number) => {
    for (const [act, left] of timers) {
      if (left <= milliseconds) {
        timers.delete(act);
        act();
      } else {
        timers.set(act, left - milliseconds);
      }
    }
  };
  let events: TransportEvents | undefined;
  const onFrame = vi.fn();
  const onClose = vi.fn();
  createPressHold({ root, clock })({
    name: 'websocket',
    connect: (_topics, given) => {
      events = given;
      return { follow: vi.fn(), authenticate: vi.fn(), close: vi.fn() };
    },
  }).connect([], { onFrame, onClose });
  return {
    press: (type: string) => root.dispatchEvent(new Event(type)),
    elapse,
    onFrame,
    onClose,
    arrive: (frame: unknown) => events?.onFrame(frame),
    end: () => events?.onClose(),
  };
}

describe('a press on the page', () => {
  it('the press guard delivers frames immediately while nothing is pressed', () => {
    const { arrive, onFrame } = setUp();
    arrive('a');
    expect(onFrame.mock.calls).toEqual([['a']]);
  });

  it('the press guard holds the frames of a tap until its click, and delivers them in order', () => {
    const { press, arrive, elapse, onFrame } = setUp();
    press('pointerdown');
    arrive('a');
    elapse(150);
    press('pointerup');
    arrive('b');
    elapse(99);
    expect(onFrame).not.toHaveBeenCalled();
    elapse(1);
    expect(onFrame.mock.calls).toEqual([['a'], ['b']]);
    arrive('c');
    expect(onFrame).toHaveBeenLastCalledWith('c');
  });

  it('the press guard holds frames through the second of two taps in a row', () => {
    const { press, arrive, elapse, onFrame } = setUp();
    press('pointerdown');
    press('pointerup');
    elapse(60);
    press('pointerdown');
    arrive('a');
    elapse(60);
    expect(onFrame).not.toHaveBeenCalled();
    press('pointerup');
    elapse(100);
    expect(onFrame.mock.calls).toEqual([['a']]);
  });

  it('the press guard delivers frames when a press becomes a scroll', () => {
    const { press, arrive, elapse, onFrame } = setUp();
    press('pointerdown');
    arrive('a');
    press('pointercancel');
    elapse(100);
    expect(onFrame.mock.calls).toEqual([['a']]);
  });

  it('the press guard holds frames for a second at most, however long the press is', () => {
    const { press, arrive, elapse, onFrame } = setUp();
    press('pointerdown');
    arrive('a');
    elapse(999);
    expect(onFrame).not.toHaveBeenCalled();
    elapse(1);
    expect(onFrame.mock.calls).toEqual([['a']]);
    arrive('b');
    expect(onFrame).toHaveBeenLastCalledWith('b');
    press('pointerup');
    arrive('c');
    expect(onFrame).toHaveBeenLastCalledWith('c');
  });

  it('the press guard does not delay the end of a connection', () => {
    const { press, end, onClose } = setUp();
    press('pointerdown');
    end();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
