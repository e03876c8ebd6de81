import type { HttpRequest } from '@touchline/plugin-api';
import { describe, expect, it, vi } from 'vitest';
import { admit } from './protected-paths.ts';

const request = (method: string, path: string) =>
  ({ method, path, schema: {} }) as unknown as HttpRequest<unknown>;

describe('calls that need player protection', () => {
  it.each([
    ['POST', '/betting-api/v1/bets'],
    ['POST', '/payments-api/v1/deposits'],
  ])(
    'the protected call %s %s is refused while protection is missing, and passes when it is there',
    async (method, path) => {
      await expect(admit(request(method, path), async () => false)).rejects.toMatchObject({
        code: 'mandatory_plugin_unavailable',
        status: 503,
      });
      await expect(admit(request(method, path), async () => true)).resolves.toBeUndefined();
    },
  );

  it.each([
    ['GET', '/betting-api/v1/bets'],
    ['POST', '/web-api/auth/v1/login'],
    ['POST', '/limit-service-api/api/external/web/v3/limits'],
  ])('the call %s %s never checks protection', async (method, path) => {
    const ensure = vi.fn();
    await admit(request(method, path), ensure);
    expect(ensure).not.toHaveBeenCalled();
  });
});
