import { Readable } from 'node:stream';
import {
  constants,
  createBrotliCompress,
  createGzip,
  type BrotliCompress,
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

function createCompressor(encoding: 'br' | 'gzip'): BrotliCompress | Gzip {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : createGzip({ level: 6 });
}

/**
 * Compresses a document as it is written. Each part is flushed, so that the browser paints the
 * skeleton while the server still waits for data.
 */
export function compressDocument(
  parts: AsyncIterable<string> | Iterable<Buffer>,
  encoding: Encoding,
): Readable {
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
