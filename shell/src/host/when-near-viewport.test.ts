import { describe, expect, it, vi } from 'vitest';
import { whenNearViewport } from './when-near-viewport.ts';

function createWindow() {
  const observers: {
    notify: (isIntersecting: boolean) => void;
    disconnect: ReturnType<typeof vi.fn>;
    margin: string | undefined;
  }[] = [];
  class FakeObserver {
    readonly observe = vi.fn();
    readonly disconnect = vi.fn();
    constructor(
      handle: (entries: readonly { isIntersecting: boolean }[]) => void,
      options: { rootMargin?: string },
    ) {
      observers.push({
        notify: (isIntersecting) => handle([{ isIntersecting }]),
        disconnect: this.disconnect,
        margin: options.rootMargin,
      });
    }
  }
  const window = { IntersectionObserver: FakeObserver } as unknown as Window & typeof globalThis;
  return { window, observers };
}

describe('a view below the screen', () => {
  const element = document.createElement('div');

  it('a view below the screen waits in the light version until it is on screen', () => {
    const { window, observers } = createWindow();
    whenNearViewport({ element, window, isLight: true, act: vi.fn() });
    expect(observers[0]?.margin).toBe('0% 0px');
  });

  it('a view below the screen loads when it comes within half a screen, and once', () => {
    const { window, observers } = createWindow();
    const act = vi.fn();
    whenNearViewport({ element, window, act });
    const [observer] = observers;
    expect(observer?.margin).toBe('50% 0px');
    observer?.notify(false);
    expect(act).not.toHaveBeenCalled();
    observer?.notify(true);
    expect(act).toHaveBeenCalledOnce();
    expect(observer?.disconnect).toHaveBeenCalledOnce();
  });

  it('a view below the screen is forgotten when it is disposed before', () => {
    const { window, observers } = createWindow();
    whenNearViewport({ element, window, act: vi.fn() })();
    expect(observers[0]?.disconnect).toHaveBeenCalledOnce();
  });

  it('a view below the screen loads immediately in a browser without an observer', () => {
    const act = vi.fn();
    whenNearViewport({ element, window: {} as Window & typeof globalThis, act });
    expect(act).toHaveBeenCalledOnce();
  });
});
