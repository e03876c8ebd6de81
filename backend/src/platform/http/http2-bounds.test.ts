import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { App } from './app.ts';
import type { AppBounds } from './create-app.ts';
import { createTestApp } from '../../../test/platform/test-app.ts';

let folder: string;
let tls: { readonly cert: string; readonly key: string };
let ca: string;
let app: App;
let session: ClientHttp2Session;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-tls-'));
  const pair = await generate([{ name: 'commonName', value: 'localhost' }]);
  tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  await Promise.all([writeFile(tls.cert, pair.cert), writeFile(tls.key, pair.private)]);
  ca = pair.cert;
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(async () => {
  session.destroy();
  await app.close();
});

async function open(bounds: Partial<AppBounds> = {}): Promise<void> {
  app = await createTestApp({ tls, bounds });
  const schema = { body: z.object({ text: z.string() }) };
  app.post('/open', { schema }, async () => ({}));
  app.post('/own', { schema, preHandler: app.requirePlayer }, async () => ({}));
  app.get('/large', async () => 'a'.repeat(1_000_000));
  await app.listen({ port: 0, host: 'localhost' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  session = connect(`https://localhost:${port}`, { ca });
  session.on('error', () => undefined);
  await once(session, 'connect');
}

function unfinished(path = '/open'): ClientHttp2Stream {
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    'content-type': 'application/json',
  });
  stream.on('error', () => undefined);
  stream.write('{');
  return stream;
}

it('a connection is limited to 100 streams', async () => {
  await open();
  if (session.remoteSettings.maxConcurrentStreams !== 100) {
    await once(session, 'remoteSettings');
  }
  expect(session.remoteSettings.maxConcurrentStreams).toBe(100);
});

it('http2 streams whose bodies do not end are closed', async () => {
  await open({ bodyMs: 100 });
  const streams = Array.from({ length: 20 }, () => unfinished());
  await Promise.all(streams.map((stream) => once(stream, 'close')));
  expect(new Set(streams.map(({ rstCode }) => rstCode))).toEqual(
    new Set([constants.NGHTTP2_CANCEL]),
  );
});

it('an idle session is closed', async () => {
  await open({ sessionMs: 100 });
  await (session.closed ? undefined : once(session, 'close'));
  expect(session.closed).toBe(true);
});

it('a stream whose answer is not read is ended', async () => {
  await open({ streamMs: 100 });
  const stream = session.request({ ':path': '/large' });
  stream.on('error', () => undefined);
  stream.pause();
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(200);
  await vi.waitFor(() => expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL), 10_000);
});

it('a body that no route reads is ended as well', async () => {
  await open({ streamMs: 100 });
  const stream = unfinished('/own');
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(401);
  await once(stream.resume(), 'close');
});

it('bodies of many streams count together', async () => {
  await open({ bodyBytesPerAddress: 200_000 });
  const streams = Array.from({ length: 3 }, () => unfinished());
  const stream = unfinished();
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(429);
  for (const held of streams) {
    held.close();
  }
});
