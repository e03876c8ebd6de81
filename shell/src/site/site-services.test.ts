import { ApplicationError } from '@touchline/plugin-api';
import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { createSiteServices } from './site-services.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const clock = createTestClock(0);
  const request = vi.fn(async (_request: unknown) => {
    throw new ApplicationError({ code: 'network_failed', message: 'away', phase: 'request' });
  });
  const country = vi.fn(() => '');
  const services = createSiteServices({
    http: { request } as never,
    clock,
    language: 'ru',
    country,
  });
  return { clock, country, request, services };
}

describe('a failing service', () => {
  it('the configuration five times, 1 s apart', async () => {
    const { clock, request, services } = setUp();
    const failed = services.configuration(undefined).catch(() => 'failed');
    await settled();
    for (let retry = 1; retry <= 5; retry += 1) {
      expect(request).toHaveBeenCalledTimes(retry);
      clock.advance(999);
      await settled();
      expect(request).toHaveBeenCalledTimes(retry);
      clock.advance(1);
      await settled();
    }
    expect(await failed).toBe('failed');
    expect(request).toHaveBeenCalledTimes(6);
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      path: '/bff-api/config/all.json',
      query: { lang: 'ru' },
    });
  });

  it('the configuration has the visitor’s country, ru while it is unknown', async () => {
    const { country, request, services } = setUp();
    void services.configuration(undefined).catch(() => undefined);
    country.mockReturnValue('kz');
    void services.configuration(undefined).catch(() => undefined);
    const headers = request.mock.calls.map(([call]) => (call as { headers: object }).headers);
    expect(headers).toEqual([{ 'x-country': 'ru' }, { 'x-country': 'kz' }]);
  });

  it('the block check twice, 100 ms apart', async () => {
    const { clock, request, services } = setUp();
    const question = { auth: false, url: 'https://site.example/en' };
    const failed = services.block(question).catch(() => 'failed');
    await settled();
    for (let retry = 1; retry <= 2; retry += 1) {
      clock.advance(99);
      await settled();
      expect(request).toHaveBeenCalledTimes(retry);
      clock.advance(1);
      await settled();
    }
    expect(await failed).toBe('failed');
    expect(request).toHaveBeenCalledTimes(3);
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: '/blocks-api/api/v2/block',
      body: question,
    });
  });

  it('the redirect service five times', async () => {
    const { clock, request, services } = setUp();
    const failed = services.redirect('https://site.example/en').catch(() => 'failed');
    for (let retry = 0; retry <= 6; retry += 1) {
      await settled();
      clock.advance(0);
    }
    expect(await failed).toBe('failed');
    expect(request).toHaveBeenCalledTimes(6);
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      path: '/redirects-api/api/v1/redirect-light',
      body: { url: 'https://site.example/en' },
    });
  });
});
