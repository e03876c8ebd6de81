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
    [true, 'home', false, false, true],
    [false, 'home', false, false, false],
    [true, 'coupon', false, false, false],
    [true, 'home', true, false, false],
    [true, 'home', false, true, false],
  ])('turned on %s, on %s, less motion %s, light %s: %s', (isOn, route, isCalm, isLight, snows) => {
    const keys = keysOf({ 'config.application.snowfall': isOn, route });
    expect(isSnowing({ keys, isCalm, isLight })).toBe(snows);
  });
});
