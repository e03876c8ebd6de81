import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../../test/platform/test-app.ts';
import { prepareClose } from './graceful-close.ts';

async function serving(drainMs: number) {
  const app = await createTestApp();
  const closing = prepareClose(app, { drainMs });
  const asked = vi.fn();
  app.addHook('onRequest', async () => void asked());
  app.get('/large', async () => 'a'.repeat(50_000_000));
  app.get('/slow', async () => {
    await wait(100);
    return 'answered';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const get = async (path: string) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`),
    );
    socket.on('error', () => undefined);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    return socket;
  };
  return { closing, get };
}

it('a page that is never read does not delay the shutdown', async () => {
  const { closing, get } = await serving(200);
  const socket = await get('/large');
  await closing.close();
  socket.destroy();
});

it('an answer that is under way is given', async () => {
  const { closing, get } = await serving(30_000);
  const socket = await get('/slow');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    answer += part;
  });
  await closing.close();
  await vi.waitFor(() => expect(answer).toContain('answered'));
  expect(answer).toContain('connection: close');
});
