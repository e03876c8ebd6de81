import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineProvider, selectProviders } from './provider-registry.ts';

const test = defineProvider({
  id: 'test',
  testOnly: 'it sends nothing',
  settings: z.object({}),
  create: (needs: string) => `test for ${needs}`,
});
const gateway = defineProvider({
  id: 'gateway',
  settings: z.object({
    SMS_KEY: z.string().check(z.minLength(8, 'must have at least 8 characters')),
    SMS_SENDER: z._default(z.string(), 'Touchline'),
  }),
  create: (needs: string, { SMS_KEY, SMS_SENDER }) => `${SMS_KEY} of ${SMS_SENDER} for ${needs}`,
});
const kind = { name: 'SMS', variable: 'SMS_PROVIDER', definitions: [test, gateway] };

function select(
  ids: readonly string[],
  {
    variables = {},
    testsRefusedBy,
  }: { variables?: Record<string, string>; testsRefusedBy?: string } = {},
) {
  return selectProviders(kind, { ids, variables, testsRefusedBy });
}

describe('the registry of providers', () => {
  it('the registry selects several providers, in the order of the environment, with their settings', async () => {
    const { selected, problems } = select(['gateway', 'test'], {
      variables: { SMS_KEY: '12345678' },
    });
    expect(problems).toEqual([]);
    expect(selected.map(({ id, isTest }) => [id, isTest])).toEqual([
      ['gateway', false],
      ['test', true],
    ]);
    expect(await Promise.all(selected.map(({ create }) => create('us')))).toEqual([
      '12345678 of Touchline for us',
      'test for us',
    ]);
  });

  it('the registry ignores the settings of providers that are not selected', () => {
    const { selected, problems } = select(['test'], { variables: { SMS_KEY: 'short' } });
    expect([selected.length, problems]).toEqual([1, []]);
  });

  it.each([
    [
      'an unknown id',
      ['tset'],
      {},
      'SMS_PROVIDER=tset is not a known SMS provider; available: test, gateway',
    ],
    [
      'an unknown id where test providers are ruled out',
      ['tset'],
      { testsRefusedBy: 'MODE=production' },
      'SMS_PROVIDER=tset is not a known SMS provider; available: gateway',
    ],
    ['a missing setting', ['gateway'], {}, 'SMS_KEY is missing: SMS_PROVIDER=gateway needs it'],
    [
      'a test provider in production',
      ['test'],
      { testsRefusedBy: 'MODE=production' },
      'SMS_PROVIDER=test is refused with MODE=production: it sends nothing; available: gateway',
    ],
    ['a provider that is named twice', ['test', 'test'], {}, 'SMS_PROVIDER names test twice'],
    [
      'an invalid setting, without its value, which may be a secret',
      ['gateway'],
      { variables: { SMS_KEY: 'secret' } },
      'SMS_KEY is not valid: must have at least 8 characters',
    ],
  ])('the registry refuses %s', (_case, ids, options, problem) => {
    expect(select(ids, options).problems).toEqual([problem]);
  });

  it('the registry lists the problems of all providers that are selected', () => {
    expect(select(['tset', 'gateway']).problems).toHaveLength(2);
  });
});
