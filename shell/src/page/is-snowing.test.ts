import { CONFIGURATION_GROUPS, type ContextValue } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { isSnowing, SNOW_KEYS } from './is-snowing.ts';

const keysOf = (values: Readonly<Record<string, ContextValue>>) => ({
  get: (key: string) => values[key],
});

describe('snow', () => {
  it('asks for the field that operators set', () => {
    const field = SNOW_KEYS[1].replace('config.application.', '');
    expect(CONFIGURATION_GROUPS.application.parse({})).toHaveProperty(field, false);
  });

  it.each([
    [true, 'home', false, true],
    [false, 'home', false, false],
    [true, 'coupon', false, false],
    [true, 'home', true, false],
  ])('turned on %s, on %s, less motion %s: %s', (isOn, route, isCalm, snows) => {
    const keys = keysOf({ 'config.application.snowfall': isOn, route });
    expect(isSnowing({ keys, isCalm })).toBe(snows);
  });
});
