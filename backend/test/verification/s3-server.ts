import { webcrypto } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_BUCKET = 'documents-of-tests';
export const S3_REGION = 'eu-test-1';
export const S3_KEY = 'access-key-of-tests';
export const S3_SECRET = 'secret-key-of-tests';
/** As few as it takes for a listing of several pages. */
const PAGE = 2;

/** What goes wrong: `down` answers 503, `cut` does it and then loses the response. */
export type S3Fault = 'none' | 'down' | 'cut';

interface Stored {
  readonly bytes: Buffer;
  at: number;
}

async function hmac(key: Uint8Array, text: string): Promise<Uint8Array> {
  const made = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await webcrypto.subtle.sign('HMAC', made, Buffer.from(text)));
}

async function sha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', Buffer.from(bytes))).toString('hex');
}

/** RFC 3986, as Signature Version 4 wants it. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Whether a request is signed by Signature Version 4 with the key of these tests: written from Amazon's description,
 * without the library that the site signs with.
 */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const { headers, method = '', url = '/' } = request;
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (found === null) {
    return false;
  }
  const [, key, day = '', region = '', names = '', signature] = found;
  const { pathname, searchParams } = new URL(url, 'http://host');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const digest = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query, signed.join(''), names, digest].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, await sha256(Buffer.from(canonical))].join('\n');
  let secret = await hmac(Buffer.from(`AWS4${S3_SECRET}`), day);
  for (const part of [region, 's3', 'aws4_request', text]) {
    secret = await hmac(secret, part);
  }
  return (
    key === S3_KEY &&
    region === S3_REGION &&
    time.startsWith(day) &&
    names.split(';').includes('host') &&
    digest === (await sha256(body)) &&
    Buffer.from(secret).toString('hex') === signature
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

/** A store that speaks the part of the S3 protocol that documents use, and checks every signature. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  let fault: S3Fault = 'none';
  let refused = 0;

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .toSorted();
    const page = keys.slice(0, PAGE);
    const contents = page.map((key) => {
      const { at, bytes } = objects.get(key) as Stored;
      const date = new Date(at).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${date}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isCut = keys.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><Name>${S3_BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  function act(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const [bucket, ...rest] = decodeURIComponent(pathname).slice(1).split('/');
    const key = rest.join('/');
    if (bucket !== S3_BUCKET) {
      return fail(response, 404, 'NoSuchBucket');
    }
    if (request.method === 'GET' && key === '') {
      return list(response, searchParams);
    }
    const stored = objects.get(key);
    if (request.method === 'GET') {
      if (stored === undefined) {
        return fail(response, 404, 'NoSuchKey');
      }
      response.writeHead(200, { 'content-length': stored.bytes.length }).end(stored.bytes);
      return;
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, at: Date.now() });
    } else if (request.method === 'DELETE') {
      objects.delete(key);
    } else {
      return fail(response, 405, 'MethodNotAllowed');
    }
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) {
      parts.push(part as Buffer);
    }
    const body = Buffer.concat(parts);
    if (fault === 'down') {
      return fail(response, 503, 'ServiceUnavailable');
    }
    if (!(await isSigned(request, body))) {
      refused += 1;
      return fail(response, 403, 'SignatureDoesNotMatch');
    }
    act(request, response, body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => fail(response, 500, 'InternalError'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The bytes by key. */
    objects,
    setFault: (next: S3Fault) => {
      fault = next;
    },
    /** Requests whose signature was not right. */
    refused: () => refused,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** The variables with which a site reaches it. */
export function s3Variables(endpoint: string): Readonly<Record<string, string>> {
  return {
    DOCUMENT_STORE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET,
    S3_REGION,
    S3_ACCESS_KEY_ID: S3_KEY,
    S3_SECRET_ACCESS_KEY: S3_SECRET,
  };
}
