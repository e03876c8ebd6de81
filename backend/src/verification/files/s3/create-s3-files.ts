import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type DocumentFiles, isDocumentId, nameOf } from '../document-files.ts';

/** A player waits for an upload; the library tries three times within it. */
const ATTEMPTS = 3;
const CONNECTION_MS = 3_000;
const REQUEST_MS = 10_000;

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `https://host` of a store that is not Amazon's. */
  readonly endpoint: string | undefined;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
}

function createClient(settings: S3Settings): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS },
    // Other stores do not know the checksums that Amazon has added; the pictures are authenticated themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });
}

/** @throws ApiError `unavailable` for whatever the store did not do */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new ApiError('unavailable', 'the store of documents does not answer', { cause });
  }
}

function isMissing(error: unknown): boolean {
  return (error as { readonly name?: unknown }).name === 'NoSuchKey';
}

/** Keeps documents in a bucket, by the names that they have in a folder. */
export function createS3Files(settings: S3Settings): DocumentFiles {
  const client = createClient(settings);
  const { bucket: Bucket, prefix } = settings;
  const keyOf = (id: string) => `${prefix}${nameOf(id)}`;

  async function list(token?: string): Promise<ListObjectsV2CommandOutput> {
    const page = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token });
    return asked(client.send(page));
  }
  return {
    write: async (id, bytes) => {
      const object = new PutObjectCommand({
        Bucket,
        Key: keyOf(id),
        Body: bytes,
        ContentType: 'application/octet-stream',
      });
      await asked(client.send(object));
    },
    read: async (id) => {
      const object = new GetObjectCommand({ Bucket, Key: keyOf(id) });
      try {
        const { Body } = await client.send(object);
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        return isMissing(error) ? undefined : asked(Promise.reject(error));
      }
    },
    remove: async (id) => {
      await asked(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) })));
    },
    storedBefore: async (time) => {
      const found: string[] = [];
      let token: string | undefined;
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page names the next
        const { Contents = [], NextContinuationToken } = await list(token);
        for (const { Key = '', LastModified } of Contents) {
          const id = Key.slice(Key.lastIndexOf('/') + 1);
          const isOld = LastModified !== undefined && LastModified.getTime() < time;
          if (isOld && isDocumentId(id) && Key === keyOf(id)) {
            found.push(id);
          }
        }
        token = NextContinuationToken;
      } while (token !== undefined);
      return found;
    },
  };
}
