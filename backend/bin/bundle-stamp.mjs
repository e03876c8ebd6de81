import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMP = fileURLToPath(new URL('../.build/stamp.json', import.meta.url));

/** What the bundles are made of changes with one of these: the compiler's records, and npm's. */
const RECORDS = [
  'backend/dist/.tsbuildinfo',
  'backend/bin/bundle.mjs',
  'importmap/dist/.tsbuildinfo',
  'root-config/dist/.tsbuildinfo',
  'shared/contracts/dist/.tsbuildinfo',
  'shared/domain/dist/.tsbuildinfo',
  'node_modules/.package-lock.json',
];

function stamp() {
  const records = RECORDS.map((name) => {
    const { size, mtimeMs } = statSync(ROOT + name);
    return [name, size, mtimeMs];
  });
  // Bundles know their own path.
  return JSON.stringify({ root: ROOT, records });
}

/** Whether the bundles are those of what is compiled and installed. */
export function isBundleCurrent() {
  try {
    return readFileSync(STAMP, 'utf8') === stamp();
  } catch {
    return false;
  }
}

/** Before they are made again. */
export function forgetStamp() {
  rmSync(STAMP, { force: true });
}

/** Writes the stamp; take it before they are made. */
export function keepStamp(taken) {
  writeFileSync(STAMP, taken);
}

export { stamp as takeStamp };
