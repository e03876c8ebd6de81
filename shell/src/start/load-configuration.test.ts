import { AllowedSettings, GlobalSettings } from '@touchline/contracts/configuration';
import { describe, expect, it, vi } from 'vitest';
import { loadConfiguration } from './load-configuration.ts';

const core = {
  languages: ['en'],
  defaultLanguage: 'en',
  brand: 'Touchline',
  currencies: ['EUR'],
  countryCode: 'ru',
  registrationAllowed: true,
  minimumAge: 18,
  flags: {},
  bannedAddress: '/block',
  betting: { changeCoefAction: 2, couponForVisitors: true },
  settings: GlobalSettings.parse({}),
  allowedSettings: AllowedSettings.parse({}),
};

function load(failures: number, body: unknown = { core }) {
  let calls = 0;
  const fetch = vi.fn(async (_address: string, _init: object) => {
    calls += 1;
    return calls <= failures
      ? { ok: false, status: 503, json: async () => ({}) }
      : { ok: true, status: 200, json: async () => body };
  });
  const wait = vi.fn(async (_milliseconds: number) => undefined);
  const onFailure = vi.fn();
  const loading = loadConfiguration({ language: 'ru', fetch, wait, onFailure });
  return { fetch, wait, onFailure, loading };
}

describe('a document without configuration', () => {
  it('a document without configuration requests it in its language, as from the default country', async () => {
    const { fetch, loading } = load(0);
    expect(await loading).toMatchObject({ brand: 'Touchline' });
    expect(fetch.mock.calls).toEqual([
      ['/bff-api/config/all.json?lang=ru', { headers: { 'x-country': 'ru' } }],
    ]);
  });

  it('a document without configuration requests it again five times, 1 s apart', async () => {
    const { wait, loading } = load(5);
    expect(await loading).toMatchObject({ brand: 'Touchline' });
    expect(wait.mock.calls).toEqual([[1000], [1000], [1000], [1000], [1000]]);
  });

  it('a missing configuration fails with "no site config", logged by its name', async () => {
    for (const { onFailure, loading } of [load(6), load(0, {}), load(0, 'nonsense')]) {
      await expect(loading).rejects.toThrow('no site config');
      expect(onFailure.mock.calls[0]?.[0]).toBe('BFF config loading failed');
    }
  });
});
