import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type Gzip,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an `Accept-Encoding` header allows; refusals (`q=0`) are honoured. */
export function chooseEncoding(header: string): Encoding {
  const allowed = new Set(
    header
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  return (['br', 'gzip'] as const).find((encoding) => allowed.has(encoding)) ?? 'identity';
}

/** A document in a few chunks: each is a turn of the event loop, which bets wait for as well. */
const CHUNK_BYTES = 65_536;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, chunkSize: CHUNK_BYTES };
const GZIP = { level: 6, chunkSize: CHUNK_BYTES };

function createCompressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  return encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compresses a document that is there already, in one piece of work. */
export async function compressWhole(document: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return asBrotli(document, BROTLI);
    case 'gzip':
      return asGzip(document, GZIP);
    case 'identity':
      return document;
  }
}

/**
 * Compresses a document as it is written. Each part is flushed, so that the browser paints the
 * skeleton while the server still waits for data.
 */
export function compressDocument(parts: AsyncIterable<string>, encoding: Encoding): Readable {
  if (encoding === 'identity') {
    return Readable.from(parts);
  }
  const compressor = createCompressor(encoding);
  async function feed(): Promise<void> {
    for await (const part of parts) {
      compressor.write(part);
      await new Promise<void>((resolve) => compressor.flush(() => resolve()));
    }
    compressor.end();
  }
  feed().catch((error: Error) => compressor.destroy(error));
  return compressor;
}
