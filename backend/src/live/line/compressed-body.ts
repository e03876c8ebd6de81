import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Fast enough to compress each version of a busy list once, and 10 % larger than the best. */
const BROTLI_QUALITY = 5;

/** The best encoding that both sides know; undefined for none. */
export function negotiateEncoding(accepted: string | undefined): Encoding | undefined {
  const offers = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => offers.has(encoding));
}

function compress(body: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : compressGzip(body);
}

/** Compresses bodies, each at most once per encoding for as long as its owner object lives. */
export function createBodyCache(): (
  owner: { readonly body: string },
  encoding: Encoding,
) => Promise<Buffer> {
  const cache = new WeakMap<object, Map<Encoding, Promise<Buffer>>>();
  return (owner, encoding) => {
    const encodings = cache.get(owner) ?? new Map<Encoding, Promise<Buffer>>();
    cache.set(owner, encodings);
    const compressed = encodings.get(encoding) ?? compress(owner.body, encoding);
    encodings.set(encoding, compressed);
    return compressed;
  };
}
