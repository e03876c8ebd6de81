import { CONFIGURATION_GROUPS } from '@touchline/contracts/configuration';
import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { start } from './snowfall.background.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const canvases = () => document.querySelectorAll('canvas[data-snowfall]').length;

function setUp({
  isCalm = false,
  isLight = false,
}: {
  readonly isCalm?: boolean;
  readonly isLight?: boolean;
} = {}) {
  const query = Object.assign(new EventTarget(), { matches: isCalm });
  vi.stubGlobal('matchMedia', () => query);
  const { context } = createTestContext({ plugin: 'technical', definition: plugin });
  context.preferences.change({ isAppLightVersion: isLight ? 1 : 0 });
  stop = start(context);
  return { context, query };
}

describe('snow', () => {
  it('the snow is enabled by the field that operators set', () => {
    const { when } = plugin.background?.find(({ name }) => name === 'snowfall') ?? {};
    expect(CONFIGURATION_GROUPS.application.parse({})).toHaveProperty('snowfall', false);
    expect(when).toEqual({
      all: [{ key: 'config.application.snowfall' }, { key: 'route', equals: 'home' }],
    });
  });

  it('the snow falls for players without reduced motion, and ends with its part', () => {
    setUp();
    expect(canvases()).toBe(1);
    stop();
    expect(canvases()).toBe(0);
  });

  it('the snow ends when the player prefers less motion, and returns after', () => {
    const { query } = setUp();
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    expect(canvases()).toBe(0);
    query.matches = false;
    query.dispatchEvent(new Event('change'));
    expect(canvases()).toBe(1);
  });

  it('the snow does not fall for players who prefer less motion', () => {
    setUp({ isCalm: true });
    expect(canvases()).toBe(0);
  });

  it('the snow does not fall in the light version, until the player leaves it', () => {
    const { context } = setUp({ isLight: true });
    expect(canvases()).toBe(0);
    context.preferences.change({ isAppLightVersion: 0 });
    expect(canvases()).toBe(1);
  });
});
