import { DESKTOP_WIDTH } from '@touchline/domain/plugins';
import type { PageToRender } from '@touchline/contracts/site';

const NOTHING = (): void => undefined;

/** The part of a window that services read as they are made: no storage, no timers, no events. */
export function createServerWindow(device: PageToRender['device']): Window & typeof globalThis {
  const window = {
    innerWidth: device === 'desktop' ? DESKTOP_WIDTH : DESKTOP_WIDTH - 1,
    localStorage: undefined,
    addEventListener: NOTHING,
    removeEventListener: NOTHING,
    setTimeout: () => 0,
    clearTimeout: NOTHING,
    setInterval: () => 0,
    clearInterval: NOTHING,
  };
  return window as unknown as Window & typeof globalThis;
}
