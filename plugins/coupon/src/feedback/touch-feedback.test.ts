import { createTestContext } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { touchFeedback } from './touch-feedback.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
});

function setUp({ isCalm = false, isVibrating = true } = {}) {
  const { context } = createTestContext({ plugin: 'coupon' });
  const settings = couponSettingsOf(context);
  settings.set({ ...settings.get(), isVibrating });
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const vibrate = vi.fn<(pattern: readonly number[]) => boolean>(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  return { context, vibrate };
}

describe('the vibration of a phone', () => {
  it('the phone vibrates shortly for a bet that is accepted', () => {
    const { context, vibrate } = setUp();
    touchFeedback(context, 'accepted');
    const [pattern = []] = vibrate.mock.calls[0] ?? [];
    expect(pattern.length).toBeGreaterThan(0);
    expect(pattern.reduce((sum, one) => sum + one, 0)).toBeLessThan(200);
  });

  it.each([
    ['the player has switched it off', { isVibrating: false }],
    ['less motion is asked for', { isCalm: true }],
  ])('the phone does not vibrate where %s', (_, options) => {
    const { context, vibrate } = setUp(options);
    touchFeedback(context, 'added');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('a device that cannot vibrate is left alone', () => {
    const { context } = setUp();
    Reflect.deleteProperty(navigator, 'vibrate');
    expect(() => touchFeedback(context, 'won')).not.toThrow();
  });
});
