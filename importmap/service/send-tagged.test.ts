import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTaggedSender } from './send-tagged.ts';

describe('a tagged answer', () => {
  it('a tagged response is written once for all its readers, compressed or not, and again for the next source', async () => {
    const written: number[] = [];
    const send = createTaggedSender((source: { readonly revision: number }) => {
      written.push(source.revision);
      return source;
    });
    let source = { revision: 1 };
    const app = fastify();
    app.get('/', (request, reply) => send(request, reply, { tag: `${source.revision}`, source }));
    const read = async (encoding: string) => {
      const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      const isPacked = answer.headers['content-encoding'] === 'br';
      return (isPacked ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload).toString();
    };
    for (const encoding of ['br', 'identity', 'br', 'identity']) {
      expect(await read(encoding)).toBe('{"revision":1}');
    }
    expect(written).toEqual([1]);
    source = { revision: 2 };
    expect(await read('br')).toBe('{"revision":2}');
    expect(written).toEqual([1, 2]);
    await app.close();
  });
});
