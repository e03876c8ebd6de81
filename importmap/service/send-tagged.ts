import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
/** A fifth of the bytes for a few milliseconds, once for everybody. */
const QUALITY = 5;

interface Written {
  readonly text: string;
  brotli?: Promise<Buffer>;
}

/**
 * Sends what is requested often and changes at any moment: always checked, seldom sent, written and
 * compressed once for all who get it.
 */
export function createTaggedSender<Source extends object>(
  bodyOf: (source: Source) => object,
): (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { readonly tag: string; readonly source: Source },
) => Promise<FastifyReply> {
  const known = new WeakMap<Source, Written>();

  function write(source: Source): Written {
    const written = known.get(source) ?? { text: JSON.stringify(bodyOf(source)) };
    known.set(source, written);
    return written;
  }

  return async (request, reply, { tag, source }) => {
    const packs = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const etag = packs ? `"${tag}-br"` : `"${tag}"`;
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).send();
    }
    reply.type('application/json; charset=utf-8');
    const written = write(source);
    if (!packs) {
      return reply.send(written.text);
    }
    written.brotli ??= compress(written.text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    });
    return reply.header('content-encoding', 'br').send(await written.brotli);
  };
}
