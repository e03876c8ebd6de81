import { describe, expect, it } from 'vitest';
import { CoreConfiguration } from './configuration.ts';

describe('the core configuration', () => {
  it('the list of mandatory plugins cannot be configured empty', () => {
    const { mandatoryPlugins: field } = CoreConfiguration.shape;
    expect([[], [''], ['limits']].map((ids) => field.safeParse(ids).success)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
