import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/platform/test-app.ts';
import { isFromTrustedProxy } from './trusted-proxy.ts';

it('an address is trusted only when a trusted proxy forwards it', async () => {
  const app = await createTestApp({ trustProxy: '10.0.0.1' });
  app.get('/', async (request) => ({ isTrusted: isFromTrustedProxy(request), ip: request.ip }));
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/', remoteAddress, headers })).json();
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  expect(await from('10.0.0.1', forwarded)).toEqual({ isTrusted: true, ip: '203.0.113.9' });
  expect(await from('198.51.100.1', forwarded)).toEqual({ isTrusted: false, ip: '198.51.100.1' });
  expect(await from('198.51.100.1')).toMatchObject({ isTrusted: false });
  await app.close();
});
