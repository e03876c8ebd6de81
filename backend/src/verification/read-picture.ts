import { DOCUMENT_TYPES } from '@touchline/contracts/verification';
import pLimit from 'p-limit';
import { ApiError } from '../platform/http/api-error.ts';

/** The longest side of a stored picture: small print can be read. */
const LONGEST_SIDE = 2_400;
/** Below this no one can read a document. */
const SHORTEST_SIDE = 240;
/** Of the largest phone cameras; a file that unpacks to more is refused before it is unpacked. */
const MOST_PIXELS = 64_000_000;
const QUALITY = 82;
const SECONDS = 15;
/** Decoding takes memory; more wait in a queue. */
const AT_ONCE = 2;

/** The only decoders that bytes from outside reach. */
const DECODERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/** The libraries, loaded with the first upload. */
async function loadLibraries() {
  const [{ default: sharp }, { fileTypeFromBuffer }] = await Promise.all([
    import('sharp'),
    import('file-type'),
  ]);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return { sharp, fileTypeFromBuffer };
}

type Libraries = Awaited<ReturnType<typeof loadLibraries>>;
let libraries: Promise<Libraries> | undefined;
const queue = pLimit(AT_ONCE);

/** @throws ApiError `document_type_unsupported`: by its content, whatever name or type came with it */
async function assertPicture(
  { fileTypeFromBuffer }: Pick<Libraries, 'fileTypeFromBuffer'>,
  bytes: Buffer,
): Promise<void> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!DOCUMENT_TYPES.some((type) => type === found?.mime)) {
    throw new ApiError(
      'document_type_unsupported',
      'a document is a JPEG, PNG or WebP picture; send a photo or a screenshot of anything else',
    );
  }
}

async function encode({ sharp }: Pick<Libraries, 'sharp'>, bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    animated: false,
  });
  const { width, height } = await picture.metadata();
  if (Math.min(width, height) < SHORTEST_SIDE) {
    throw new Error('too small to be read');
  }
  return picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/**
 * Makes a new JPEG of an uploaded picture: bounded in size, upright, without what else the file carried (place,
 * device, thumbnails, appended data).
 * @throws ApiError `document_type_unsupported`, `document_unreadable`
 */
export async function readPicture(bytes: Buffer): Promise<Buffer> {
  libraries ??= loadLibraries();
  const loaded = await libraries;
  await assertPicture(loaded, bytes);
  try {
    return await queue(() => encode(loaded, bytes));
  } catch (cause) {
    throw new ApiError('document_unreadable', 'this picture is damaged, too small or too large', {
      cause,
    });
  }
}
