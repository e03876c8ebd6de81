import { describe, expect, it } from 'vitest';
import { satisfiesApi } from './api-range.ts';

describe('plugin API range', () => {
  it.each([
    ['^1.0', '1.0.0', true],
    ['^1.0', '1.7.2', true],
    ['^1.2', '1.1.9', false],
    ['^1.2.3', '1.2.2', false],
    ['^1', '1.4.0', true],
    ['^1.0', '2.0.0', false],
    ['^2.0', '1.9.9', false],
    ['^0.3', '0.3.9', true],
    ['^0.3', '0.4.0', false],
    ['1.0.0', '1.0.0', true],
    ['1.0.0', '1.0.1', false],
    ['latest', '1.0.0', false],
    ['', '1.0.0', false],
  ])('the plugin API range %s accepts %s: %s', (range, version, expected) => {
    expect(satisfiesApi({ range, version })).toBe(expected);
  });
});
