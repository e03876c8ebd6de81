import { connect } from 'node:net';
import * as z from 'zod/mini';
import { afterEach, expect, it } from 'vitest';
import type { App } from './app.ts';
import { boundBodies } from './body-bounds.ts';
import { createTestApp } from './test-app.ts';

let app: App;
afterEach(() => app.close());

const Body = z.object({ text: z.string() });

async function listening(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What a server answers to a request whose body never ends; empty when it only hangs up. */
function unfinished(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{`,
      );
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

it('a request whose body does not come in time is ended', async () => {
  app = await createTestApp();
  boundBodies(app, { deadlineMs: 50 });
  app.post('/open', { schema: { body: Body } }, async () => ({}));
  expect(await unfinished(await listening(), '/open')).toBe('');
});
