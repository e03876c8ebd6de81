import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageDirectory } from './package-directory.ts';
import { isPublicAddress, reach } from './reach.ts';
import { isTrusted } from './trusted-urls.ts';

describe('the folder of a package', () => {
  it.each([
    ['http://example.com/path/to/my-service.js', 1, 'http://example.com/path/to/'],
    ['http://example.com/path/to/my-service.js', 2, 'http://example.com/path/'],
    ['/a/b/c.js', 1, '/a/b/'],
    ['/a/b/c.js', 3, '/'],
    ['c.js', 1, undefined],
  ])('the folder of %s, %d up, is %s', (url, level, expected) => {
    expect(packageDirectory(url, level)).toBe(expected);
  });
});

describe('trust in an address', () => {
  const trusted = ['https://cdn.example/assets'];

  it.each([
    ['/assets/sport/1/sport.js', true],
    ['https://cdn.example/assets/a.js', true],
    ['https://cdn.example/assets', true],
    ['https://cdn.example/assets-evil/a.js', false],
    ['https://cdn.example.evil/assets/a.js', false],
    ['https://cdn.example/assets/../other/a.js', false],
    ['http://cdn.example/assets/a.js', false],
    ['https://user@cdn.example/assets/a.js', false],
    ['//cdn.example/assets/a.js', false],
    ['javascript:alert(1)', false],
    ['data:text/javascript,1', false],
  ])('the address %s is trusted: %s', (url, expected) => {
    expect(isTrusted(url, trusted)).toBe(expected);
  });

  it('every web address is trusted where no list is configured, and nothing else', () => {
    expect(isTrusted('https://anywhere.example/a.js', undefined)).toBe(true);
    expect(isTrusted('file:///etc/passwd', undefined)).toBe(false);
  });
});

describe('asking for a module', () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/hangs') {
        return;
      }
      response.statusCode = request.url === '/module.js' ? 200 : 404;
      response.end('export {}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('the request for a module returns its integrity', async () => {
    const { integrity } = await reach(`${address}/module.js`, { allowPrivate: true });
    // printf 'export {}' | openssl dgst -sha256 -binary | base64
    expect(integrity).toBe('sha256-9MXPm7eOhfFdwnGAJgY3zySyokvDngeIeDo6zMTd5hQ=');
  });

  it.each([
    ['/none', 1_000, '404 Not Found'],
    ['/hangs', 50, 'no answer within 50 ms'],
  ])('the request for the module %s is refused', async (path, timeout, reason) => {
    await expect(reach(address + path, { allowPrivate: true, timeout })).rejects.toMatchObject({
      code: 'url_unreachable',
      message: expect.stringContaining(reason),
    });
  });

  it('private networks are not requested, by number or by name', async () => {
    for (const url of [address, address.replace('127.0.0.1', 'localhost'), 'http://[::1]:1/']) {
      await expect(reach(`${url}/module.js`, { allowPrivate: false })).rejects.toMatchObject({
        code: 'url_unreachable',
        message: expect.stringContaining('not public'),
      });
    }
  });

  it.each([
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])('the address %s is not public', (one) => {
    expect(isPublicAddress(one)).toBe(false);
  });

  it('the address 1.1.1.1 is public', () => {
    expect(isPublicAddress('1.1.1.1')).toBe(true);
  });
});
