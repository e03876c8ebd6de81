import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { exposeApi } from './expose-api.ts';

/** The components that are read (data minimisation): all of them coarse and stated by the browser. */
const COMPONENTS = [
  'languages',
  'colorDepth',
  'deviceMemory',
  'screenResolution',
  'hardwareConcurrency',
  'timezone',
  'platform',
  'touchSupport',
  'vendor',
  'architecture',
] as const;

export interface ApiScript {
  readonly text: string;
  readonly brotli: Buffer;
  readonly etag: string;
}

/** Puts the script together: the library as published, and what exposes it, in one closed scope. */
export function createApiScript(app: string): ApiScript {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@fingerprintjs/fingerprintjs'));
  const library = readFileSync(join(folder, 'fp.min.js'), 'utf8');
  const input = JSON.stringify({ app, components: COMPONENTS });
  const text = `(()=>{${library}\n(${exposeApi.toString()})(FingerprintJS,${input})})();\n`;
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { text, brotli: brotliCompressSync(text), etag: `"${digest}"` };
}
