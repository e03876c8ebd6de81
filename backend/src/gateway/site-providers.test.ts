import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../platform/process/environment.ts';
import { selectSiteProviders } from './site-providers.ts';

function select(variables: Readonly<Record<string, string>>) {
  const { providers, problems } = selectSiteProviders(readEnvironment(variables));
  return { payments: providers.payments.map(({ id }) => id), problems };
}

describe('the providers of a site', () => {
  it('the site takes test payments in development unless test providers are off', () => {
    expect(select({ MODE: 'development' })).toEqual({ payments: ['test'], problems: [] });
    expect(select({ MODE: 'development', TEST_PROVIDERS: 'off' }).payments).toEqual([]);
  });

  it('the site takes no payments in production unless a provider is named', () => {
    expect(select({})).toEqual({ payments: [], problems: [] });
  });

  it.each([
    [{ PAYMENT_PROVIDERS: 'test' }, 'PAYMENT_PROVIDERS=test is refused with MODE=production'],
    [
      { MODE: 'development', TEST_PROVIDERS: 'off', PAYMENT_PROVIDERS: 'test' },
      'PAYMENT_PROVIDERS=test is refused with TEST_PROVIDERS=off',
    ],
    [
      { MODE: 'development', PAYMENT_PROVIDERS: 'test, acme' },
      'PAYMENT_PROVIDERS=acme is not a known payment provider; available: test',
    ],
  ])('the site does not start with %o', (variables, problem) => {
    expect(select(variables).problems).toEqual([expect.stringContaining(problem)]);
  });
});
