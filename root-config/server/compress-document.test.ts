import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compressDocument, compressWhole } from './compress-document.ts';

async function* parts(gate: Promise<void>) {
  yield '<html>first';
  await gate;
  yield ' last</html>';
}

describe('compressed documents', () => {
  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ['identity', (bytes: Buffer) => bytes.toString()],
  ] as const)(
    'a compressed document delivers the first part in %s before the last exists',
    async (encoding, decode) => {
      let open: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (open = resolve));
      const chunks: Buffer[] = [];
      for await (const chunk of compressDocument(parts(gate), encoding)) {
        chunks.push(Buffer.from(chunk as Buffer));
        // The last part exists only after the first has been received.
        open();
      }
      expect(chunks.length).toBeGreaterThan(1);
      expect(decode(Buffer.concat(chunks))).toBe('<html>first last</html>');
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('a document that is whole already is compressed to %s', async (encoding, decode) => {
    const document = Buffer.from('<html>first last</html>');
    expect(decode(await compressWhole(document, encoding)).toString()).toBe(document.toString());
  });

  it('a compressed document fails as a stream when the document fails', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'a';
      throw new Error('no book');
    }
    const read = async () => {
      for await (const _chunk of compressDocument(broken(), 'br')) {
        // Only the end matters.
      }
    };
    await expect(read()).rejects.toThrow('no book');
  });

  it('the encoding of a document prefers brotli and honours refusals', () => {
    expect(chooseEncoding('gzip, deflate, br')).toBe('br');
    expect(chooseEncoding('gzip, br;q=0')).toBe('gzip');
    expect(chooseEncoding('')).toBe('identity');
  });
});
