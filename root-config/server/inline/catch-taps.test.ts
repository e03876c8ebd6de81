// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catchTaps } from './catch-taps.ts';

let view: HTMLElement;
const pressed = vi.fn<(event: MouseEvent) => void>();
const target = () => pressed.mock.lastCall?.[0].target as HTMLElement | undefined;
const flush = () => new Promise((resolve) => setTimeout(resolve));
const live = async () => {
  view.addEventListener('click', pressed);
  view.removeAttribute('data-rendered');
  await flush();
};

catchTaps('data-rendered');

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML =
    '<div data-rendered="mobile"><a href="#next">Next</a><button>Sort</button><button data-outcome-id="7~home"><b>1.85</b></button></div><button id="other">Other</button>';
  view = document.querySelector('div') as HTMLElement;
});

const price = () => view.querySelector<HTMLElement>('[data-outcome-id]');

describe('presses of views without life', () => {
  it('a press waits for its view, marked as busy, and is made once', async () => {
    price()?.querySelector('b')?.click();
    price()?.click();
    expect(price()?.ariaBusy).toBe('true');
    expect(pressed).not.toHaveBeenCalled();
    await live();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(target()).toBe(price());
    expect(price()?.ariaBusy).toBeNull();
  });

  it('a press finds its price among buttons that were written again', async () => {
    price()?.click();
    view.innerHTML =
      '<button data-outcome-id="9~home">2.0</button><button data-outcome-id="7~home">1.9</button>';
    await live();
    expect(target()?.textContent).toBe('1.9');
  });

  it('a press of a price that is gone is dropped', async () => {
    price()?.click();
    view.innerHTML = '<button data-outcome-id="9~home">2.0</button>';
    await live();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('a press of another button finds it by its place', async () => {
    view.querySelector('button')?.click();
    view.innerHTML = '<button>Order</button>';
    await live();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('a press in a living view and one beside all views reach their button as they are', async () => {
    await live();
    price()?.click();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(price()?.ariaBusy).toBeNull();
    const other = vi.fn();
    document.querySelector('#other')?.addEventListener('click', other);
    document.querySelector<HTMLElement>('#other')?.click();
    expect(other).toHaveBeenCalledTimes(1);
  });
});
