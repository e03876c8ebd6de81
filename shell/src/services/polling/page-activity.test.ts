import { createTestClock } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAUSE_AFTER, watchPageActivity } from './page-activity.ts';

const look = vi.spyOn(document, 'visibilityState', 'get');
function turn(state: DocumentVisibilityState): void {
  look.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

let stop: () => void = () => undefined;
function setUp(state: DocumentVisibilityState = 'visible') {
  look.mockReturnValue(state);
  const clock = createTestClock();
  const onChange = vi.fn();
  stop = watchPageActivity({ document, clock, onChange });
  return { clock, onChange };
}
afterEach(() => stop());

describe('page activity', () => {
  it('the page activity pauses 30 s after the page is left, not before', () => {
    const { clock, onChange } = setUp();
    turn('hidden');
    clock.advance(PAUSE_AFTER - 1);
    expect(onChange).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onChange.mock.calls).toEqual([[false]]);
    expect(PAUSE_AFTER).toBe(30_000);
  });

  it('the page activity resumes immediately when the page is visible again', () => {
    const { clock, onChange } = setUp();
    turn('hidden');
    clock.advance(PAUSE_AFTER);
    turn('visible');
    expect(onChange.mock.calls).toEqual([[false], [true]]);
  });

  it('the page activity ignores a page that is left for a moment', () => {
    const { clock, onChange } = setUp();
    turn('hidden');
    clock.advance(PAUSE_AFTER - 1);
    turn('visible');
    clock.advance(PAUSE_AFTER);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('the page activity pauses a page that was already left at the start', () => {
    const { clock, onChange } = setUp('hidden');
    clock.advance(PAUSE_AFTER);
    expect(onChange.mock.calls).toEqual([[false]]);
  });

  it('the page activity leaves no timer and no listener behind', () => {
    const { clock, onChange } = setUp();
    turn('hidden');
    stop();
    expect(clock.pending()).toBe(0);
    turn('visible');
    expect(onChange).not.toHaveBeenCalled();
  });
});
