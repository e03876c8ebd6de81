import type { LayoutName } from '@touchline/domain/plugins';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownRoute } from '../navigation/shown-route.ts';
import { createFrame } from './frame.ts';

const route = (name: string, layout: LayoutName = 'default') =>
  ({ contribution: { name, layout } }) as unknown as ShownRoute;

function setUp() {
  document.body.innerHTML = ['header', 'home', 'footer', 'bottom-nav']
    .map((slot) => `<div data-slot="${slot}"></div>`)
    .join('');
  const filled = new Set<string>();
  const mount = ({ slot }: { readonly slot: string }) => {
    filled.add(slot);
    return () => void filled.delete(slot);
  };
  const frame = createFrame({
    document,
    mount: () => mount,
    mountBelow: () => mount,
    lookup: () => undefined,
  });
  const visible = () =>
    [...document.querySelectorAll<HTMLElement>('[data-slot]:not([hidden])')].map(
      ({ dataset }) => dataset['slot'],
    );
  return { frame, filled, visible };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('frame', () => {
  it('the frame keeps what the page before shows until that page is gone', () => {
    const { frame, filled, visible } = setUp();
    frame.arrange(route('home'));
    frame.clear();
    expect(visible()).toEqual(['header', 'home', 'footer', 'bottom-nav']);
    frame.arrange(route('game', 'clear'));
    expect(visible()).toEqual(['header', 'home', 'footer', 'bottom-nav']);
    frame.clear();
    expect(visible()).toEqual(['header', 'bottom-nav']);
    expect([...filled]).toEqual(['header', 'bottom-nav']);
  });

  it('the frame fills at once what the next page shows', () => {
    const { frame, filled } = setUp();
    frame.arrange(route('game', 'clear'));
    frame.clear();
    frame.arrange(route('home'));
    expect([...filled].toSorted()).toEqual(['bottom-nav', 'footer', 'header', 'home']);
  });

  it('the frame asks for the styles of a slot that it has filled once', () => {
    const { frame } = setUp();
    frame.arrange(route('home'));
    frame.clear();
    const asked = vi.spyOn(window, 'getComputedStyle');
    for (const name of ['game', 'home', 'game', 'home']) {
      frame.arrange(route(name));
      frame.clear();
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('the frame fills what is below the content once the style sheet shows it', () => {
    const { frame, filled } = setUp();
    const footer = document.querySelector<HTMLElement>('[data-slot="footer"]');
    footer?.style.setProperty('display', 'none');
    frame.arrange(route('home'));
    expect([...filled]).not.toContain('footer');
    footer?.style.removeProperty('display');
    frame.fill();
    expect([...filled]).toContain('footer');
  });
});
