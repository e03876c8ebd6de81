import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rubberBand, shouldOpen } from './flick.ts';
import { useDragToOpen } from './use-drag-to-open.ts';

afterEach(cleanup);

describe('a movement of the finger', () => {
  it.each([
    ['far and slow', 49, 0.05, true],
    ['short and fast', 12, 0.8, true],
    ['short and slow', 40, 0.1, false],
    ['a tap that slipped', 6, 2, false],
    ['down', -80, -1, false],
  ])('a movement of the finger %s opens: %d px at %d px/ms', (_, distance, velocity, opens) => {
    expect(shouldOpen({ distance, velocity })).toBe(opens);
  });

  it('a movement of the finger is followed less and less, and never downwards', () => {
    const [ten, hundred, thousand] = [10, 100, 1000].map(rubberBand);
    expect([ten, hundred, thousand]).toEqual([9, 57, 80]);
    expect(rubberBand(-20)).toBe(0);
  });
});

describe('the bar that is dragged up', () => {
  function show() {
    const open = vi.fn();
    function Bar() {
      return (
        <button type="button" {...useDragToOpen(open)}>
          Slip
        </button>
      );
    }
    render(<Bar />);
    return { open, bar: screen.getByRole('button', { name: 'Slip' }) };
  }
  /** A finger that needs 200 ms for the way. */
  function drag(bar: HTMLElement, by: number) {
    const send = (
      type: 'pointerDown' | 'pointerMove' | 'pointerUp',
      clientY: number,
      at: number,
    ) => {
      const event = createEvent[type](bar, { clientY, pointerId: 1 });
      Object.defineProperty(event, 'timeStamp', { value: 1 + at });
      fireEvent(bar, event);
    };
    send('pointerDown', 500, 0);
    send('pointerMove', 500 - by, 200);
    const followed = bar.style.translate;
    send('pointerUp', 500 - by, 200);
    fireEvent.click(bar, { detail: 1 });
    return followed;
  }

  it('the bar follows the finger and opens once, not again by the click that ends the drag', () => {
    const { open, bar } = show();
    expect(drag(bar, 100)).toBe('0 -57px');
    expect(open).toHaveBeenCalledOnce();
    expect(bar.style.translate).toBe('');
  });

  it('the bar springs back when it was released too soon', () => {
    const { open, bar } = show();
    drag(bar, 20);
    expect(open).not.toHaveBeenCalled();
  });

  it('the bar opens by a tap and by the keyboard', async () => {
    const { open, bar } = show();
    await userEvent.click(bar);
    bar.focus();
    await userEvent.keyboard('{Enter}');
    expect(open).toHaveBeenCalledTimes(2);
  });
});
