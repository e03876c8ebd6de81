import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/**
 * Writes `<file>.br` and `<file>.gz` beside a file and returns the brotli size in bytes. The best
 * brotli quality is slow, so results are kept by content in `cache`.
 */
export async function precompress(
  file: string,
  options: { readonly cache: string; readonly mode: 'production' | 'development' },
): Promise<number> {
  const bytes = await readFile(file);
  const quality = options.mode === 'production' ? constants.BROTLI_MAX_QUALITY : 4;
  const key = createHash('sha256').update(bytes).update(String(quality)).digest('hex');
  const kept = join(options.cache, key);
  const found = await readFile(`${kept}.br`).catch(() => undefined);
  if (found) {
    await Promise.all([writeFile(`${file}.br`, found), copyFile(`${kept}.gz`, `${file}.gz`)]);
    return found.length;
  }
  const [best, fair] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  await mkdir(options.cache, { recursive: true });
  await Promise.all([
    writeFile(`${kept}.gz`, fair),
    writeFile(`${file}.br`, best),
    writeFile(`${file}.gz`, fair),
  ]);
  await writeFile(`${kept}.br`, best);
  return best.length;
}
