import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceButton } from './price-button.tsx';

const ID = '1042~ft-1x2~home';
const movement = { up: 'price up', down: 'price down' };

function button() {
  return screen.getByRole('button');
}

afterEach(cleanup);

describe('the name of a price button', () => {
  it('a price button carries its outcome’s id and its whole name', () => {
    render(
      <PriceButton outcomeId={ID} label="Match result, Arsenal, 1.95" name="1" price="1.95" />,
    );
    expect(button().dataset['outcomeId']).toBe(ID);
    expect(screen.getByRole('button', { name: 'Match result, Arsenal, 1.95' })).toBe(button());
    expect(button().textContent).toBe('1 1.95');
  });

  it('a price button shows the price in the reader’s own format', () => {
    render(<PriceButton outcomeId={ID} label="Arsenal" price="1.95" display="19/20" />);
    expect(button().textContent).toBe('19/20');
  });

  it('a price button announces whether it is on the slip', () => {
    const { rerender } = render(<PriceButton outcomeId={ID} label="Arsenal" price="1.95" />);
    expect(button().getAttribute('aria-pressed')).toBe('false');
    rerender(<PriceButton outcomeId={ID} label="Arsenal" price="1.95" selected />);
    expect(button().getAttribute('aria-pressed')).toBe('true');
  });

  it('a price button adds the movement to the name in words, and only after one', () => {
    const { rerender } = render(
      <PriceButton outcomeId={ID} label="Arsenal, 1.95" price="1.95" movement={movement} />,
    );
    expect(button().getAttribute('aria-label')).toBe('Arsenal, 1.95');
    rerender(<PriceButton outcomeId={ID} label="Arsenal, 1.90" price="1.90" movement={movement} />);
    expect(button().getAttribute('aria-label')).toBe('Arsenal, 1.90, price down');
  });
});

describe('the presses of a price button', () => {
  it('a price button passes its id when pressed, by pointer and by keyboard', async () => {
    const onPress = vi.fn<(id: string) => void>();
    render(<PriceButton outcomeId={ID} label="Arsenal" price="1.95" onPress={onPress} />);
    await userEvent.click(button());
    await userEvent.keyboard('{Enter}');
    expect(onPress.mock.calls).toEqual([[ID], [ID]]);
  });

  it('a suspended price button shows a lock and its reason, keeps the focus, and ignores presses', async () => {
    const onPress = vi.fn<(id: string) => void>();
    render(
      <PriceButton
        outcomeId={ID}
        label="Arsenal, goal"
        price="1.95"
        suspended="Goal"
        onPress={onPress}
      />,
    );
    await userEvent.tab();
    await userEvent.click(button());
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().title).toBe('Goal');
    expect(button().querySelector('svg')).not.toBeNull();
    expect(button().textContent).not.toContain('1.95');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('a price button without a price shows a dash and ignores presses', async () => {
    const onPress = vi.fn<(id: string) => void>();
    render(<PriceButton outcomeId={ID} label="Arsenal, no price" onPress={onPress} />);
    await userEvent.click(button());
    expect(button().textContent).toBe('–');
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('the movement of a price button', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a price button starts at most three flashes a second at ten changes a second', () => {
    const { rerender } = render(<PriceButton outcomeId={ID} label="a" price="2.00" />);
    const flashes = new Set<string>();
    let starts = 0;
    let last = button().dataset['flash'];
    for (let tick = 1; tick <= 9; tick += 1) {
      act(() => {
        vi.advanceTimersByTime(100);
      });
      rerender(<PriceButton outcomeId={ID} label="a" price={(2 + tick / 100).toFixed(2)} />);
      const flash = button().dataset['flash'];
      if (flash !== last) starts += 1;
      last = flash;
      flashes.add(flash ?? '');
    }
    expect(starts).toBe(3);
    expect([...flashes].sort()).toEqual(['up-a', 'up-b']);
  });

  it('a price button shows no movement while nothing changes, on any number of renders', () => {
    const { rerender } = render(<PriceButton outcomeId={ID} label="a" price="2.00" />);
    rerender(<PriceButton outcomeId={ID} label="a" price="2.00" selected />);
    expect(button().dataset).toMatchObject({ outcomeId: ID });
    expect(button().dataset['move']).toBeUndefined();
    expect(button().dataset['flash']).toBeUndefined();
  });

  it('a price button leaves no timer and no listener behind a change', () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { rerender } = render(<PriceButton outcomeId={ID} label="a" price="2.00" />);
    timers.mockClear();
    rerender(<PriceButton outcomeId={ID} label="a" price="2.10" />);
    expect(button().dataset['move']).toBe('up');
    expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
  });
});
