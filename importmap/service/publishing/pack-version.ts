import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Artefact } from '@touchline/contracts/releases';
import type { Upload } from './check-upload.ts';

/** A file as it is kept. */
export interface PackedFile {
  readonly file: string;
  readonly bytes: Buffer;
  /** Absent for what does not get smaller. */
  readonly brotli?: Buffer | undefined;
}

export interface PackedVersion {
  /** Described from the bytes: integrity and sizes are what the service found, not what was said. */
  readonly artefact: Artefact;
  readonly files: readonly PackedFile[];
}

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** From here on the best quality takes seconds and wins little. */
const LARGE = 512 * 1024;
const LARGE_QUALITY = 9;

const compress = promisify(brotliCompress);

async function pack(file: string, bytes: Buffer): Promise<PackedFile> {
  if (!COMPRESSIBLE.test(file)) {
    return { file, bytes };
  }
  const quality = bytes.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const brotli = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return { file, bytes, brotli };
}

/** Compresses an upload's files and describes them again. */
export async function packVersion({ artefact, contents }: Upload): Promise<PackedVersion> {
  const files = await Promise.all([...contents].map(([file, bytes]) => pack(file, bytes)));
  const described = Object.fromEntries(
    files.map(({ file, bytes, brotli }) => [
      file,
      {
        integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
        bytes: bytes.length,
        size: (brotli ?? bytes).length,
      },
    ]),
  );
  const assets = Object.fromEntries(
    Object.entries(described).map(([file, { integrity, size }]) => [
      file,
      { file, integrity, size },
    ]),
  );
  const { manifest, ...rest } = artefact;
  return {
    files,
    artefact: { ...rest, files: described, ...(manifest && { manifest: { ...manifest, assets } }) },
  };
}
