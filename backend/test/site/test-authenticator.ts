import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Flags of authenticator data (WebAuthn §6.1). */
const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const base64Url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The head of a CBOR item (RFC 8949) shorter than 64 KB. */
function head(major: number, size: number): Buffer {
  if (size < 24) {
    return Buffer.from([(major << 5) | size]);
  }
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborNumber = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** What may be wrong with what the authenticator makes. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** A device with one passkey: what a browser and its authenticator make of the server's options. */
export function createTestAuthenticator(origin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, { origin: other }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: other ?? origin, crossOrigin: false }));

  function data(rpId: string, deviation: Deviation, credential?: Buffer): Buffer {
    counter = deviation.counter ?? counter + 1;
    const flags =
      PRESENT |
      (deviation.isVerified === false ? 0 : VERIFIED) |
      (credential === undefined ? 0 : HAS_CREDENTIAL);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), tail, credential ?? Buffer.alloc(0)]);
  }

  return {
    id: base64Url(id),
    make: (options: Options, deviation: Deviation = {}) => {
      const key = cborMap([
        [cborNumber(1), cborNumber(2)],
        [cborNumber(3), cborNumber(-7)],
        [cborNumber(-1), cborNumber(1)],
        [cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const size = Buffer.from([0, id.length]);
      const authData = data(
        options.rp?.id ?? '',
        deviation,
        Buffer.concat([Buffer.alloc(16), size, id, key]),
      );
      handle = options.user?.id ?? '';
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id: base64Url(id),
        rawId: base64Url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64Url(
            clientData('webauthn.create', deviation.challenge ?? options.challenge, deviation),
          ),
          attestationObject: base64Url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: (options: Options, deviation: Deviation = {}) => {
      const client = clientData(
        'webauthn.get',
        deviation.challenge ?? options.challenge,
        deviation,
      );
      const authData = data(options.rpId ?? '', deviation);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        id: base64Url(id),
        rawId: base64Url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(authData),
          signature: base64Url(signature),
          userHandle: deviation.userHandle ?? handle,
        },
      };
    },
  };
}
