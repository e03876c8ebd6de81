import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { App } from './app.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';

let app: App;
afterEach(() => app.close());

const Body = z.object({ text: z.string() });

async function listening(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function head(path: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
}

/** What a server answers to a request whose body never ends; empty when it only hangs up. */
function unfinished(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head(path, 60_000)}{`);
    });
    socket.on('data', (data) => {
      answer += String(data);
      socket.end();
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

it('a body above 64 KiB is refused unless its route allows more', async () => {
  app = await createTestApp();
  app.post('/small', { schema: { body: Body } }, async () => ({}));
  app.post('/large', { bodyLimit: 200_000, schema: { body: Body } }, async () => ({}));
  const send = (url: string) =>
    app.inject({ method: 'POST', url, payload: { text: 'a'.repeat(70_000) } });
  expect((await send('/small')).statusCode).toBe(413);
  expect((await send('/large')).statusCode).toBe(200);
});

it('an unknown path and a stranger are refused before their body is read', async () => {
  app = await createTestApp();
  app.post('/own', { preHandler: app.requirePlayer, schema: { body: Body } }, async () => ({}));
  const port = await listening();
  expect(await unfinished(port, '/nothing')).toMatch(/^HTTP\/1.1 404/);
  expect(await unfinished(port, '/own')).toMatch(/^HTTP\/1.1 401/);
  const invalid = await app.inject({ method: 'POST', url: '/own', payload: { text: 1 } });
  expect(invalid.statusCode).toBe(401);
});

it('a client that leaves before the end of its body is no error of the server', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  app = await createTestApp({ log });
  const statuses: number[] = [];
  app.addHook('onSend', async (_request, reply) => void statuses.push(reply.statusCode));
  app.post('/open', { schema: { body: Body } }, async () => ({}));
  const begun = vi.fn();
  app.addHook('preParsing', async () => void begun());
  const port = await listening();
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head('/open', 60_000)}{`));
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  socket.destroy();
  await vi.waitFor(() => expect(statuses).toEqual([400]));
  expect(logged).toEqual([]);
});

it('a request whose body is late is ended', async () => {
  app = await createTestApp({ bounds: { bodyMs: 50 } });
  app.post('/open', { schema: { body: Body } }, async () => ({}));
  expect(await unfinished(await listening(), '/open')).toBe('');
});

describe('the bytes in flight of a client', () => {
  /** A body of which only the beginning is sent. */
  async function begin(port: number, length: number) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head('/open', length)}{`);
    return socket;
  }
  const post = () => app.inject({ method: 'POST', url: '/open', payload: { text: 'a' } });
  const status = async () => (await post()).statusCode;

  async function started(bodyBytesPerAddress: number, answer?: Promise<void>) {
    app = await createTestApp({ bounds: { bodyBytesPerAddress } });
    const begun = vi.fn();
    app.addHook('preParsing', async () => void begun());
    app.post('/open', { schema: { body: Body } }, async () => {
      await answer;
      return {};
    });
    return { port: await listening(), begun };
  }

  it('the bytes in flight of a client are limited while its bodies are unfinished, with a coded refusal', async () => {
    const { port, begun } = await started(100_000);
    const sockets = [await begin(port, 50_000), await begin(port, 49_995)];
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
    const refused = await post();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    expect(refused.headers['retry-after']).toBe('2');
    sockets[0]?.destroy();
    await vi.waitFor(async () => expect(await status()).toBe(200));
    sockets[1]?.destroy();
  });

  it('the bytes in flight of a client count until the request is answered', async () => {
    let finish = (): void => undefined;
    const { begun } = await started(
      20,
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const first = post();
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(await status()).toBe(429);
    finish();
    expect((await first).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await status()).toBe(200));
  });

  it('a body that declares no length counts as the maximum of its route', async () => {
    const { port, begun } = await started(65_540);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /open HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    );
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(await status()).toBe(429);
    socket.destroy();
    await vi.waitFor(async () => expect(await status()).toBe(200));
  });
});
