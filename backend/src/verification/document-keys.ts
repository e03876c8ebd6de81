import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/database/queryable.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes, bound to what they belong to: nothing else can be put in their place. */
function seal(key: Buffer, owner: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts what `seal` made. @throws Error when it was changed or belongs to something else */
function open(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const tagAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE_BYTES, tagAt));
  return Buffer.concat([decipher.update(sealed.subarray(tagAt)), decipher.final()]);
}

/** A document of a player. */
interface DocumentOf {
  readonly playerId: string;
  readonly documentId: string;
}

/** Encrypts documents, each player's with a key of their own. */
export interface DocumentKeys {
  readonly seal: (client: Queryable, of: DocumentOf, bytes: Buffer) => Promise<Buffer>;
  /** @throws Error where the document was changed, or its player's key was erased */
  readonly open: (client: Queryable, of: DocumentOf, sealed: Buffer) => Promise<Buffer>;
}

/** @param secret 32 bytes of the service, which the players' keys are encrypted with */
export function createDocumentKeys({
  secret,
  clock,
}: {
  readonly secret: Buffer;
  readonly clock: Clock;
}): DocumentKeys {
  async function keyOf(client: Queryable, playerId: string): Promise<Buffer | undefined> {
    const { rows } = await client.query(
      'SELECT sealed FROM identity_document_key WHERE player_id = $1',
      [playerId],
    );
    return rows[0] && open(secret, `player:${playerId}`, rows[0].sealed);
  }

  async function makeKey(client: Queryable, playerId: string): Promise<void> {
    await client.query(
      `INSERT INTO identity_document_key (player_id, sealed, made_at) VALUES ($1, $2, $3)
       ON CONFLICT (player_id) DO NOTHING`,
      [playerId, seal(secret, `player:${playerId}`, randomBytes(KEY_BYTES)), new Date(clock())],
    );
  }

  async function requireKey(client: Queryable, playerId: string): Promise<Buffer> {
    const key = await keyOf(client, playerId);
    if (key === undefined) {
      throw new Error('the key of these documents was erased');
    }
    return key;
  }
  const owner = ({ playerId, documentId }: DocumentOf) => `player:${playerId}:${documentId}`;
  return {
    seal: async (client, of, bytes) => {
      await makeKey(client, of.playerId);
      return seal(await requireKey(client, of.playerId), owner(of), bytes);
    },
    open: async (client, of, sealed) =>
      open(await requireKey(client, of.playerId), owner(of), sealed),
  };
}
