import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Artefact, type BuiltVersion, ReleaseIndex } from '@touchline/contracts/releases';

/** A file that is not as it was published. */
export interface DamagedFile {
  readonly file: string;
  readonly fault: 'missing' | 'tampered';
}

/** The newest of every package. */
export interface Releases extends ReleaseIndex {
  /** Of plugins that are not in the build: the version that was published last. */
  readonly published?: readonly Artefact[] | undefined;
}

/** Published builds. */
export interface ReleaseSource {
  /** The newest build of every package; undefined while there is none. */
  readonly latest: () => Promise<Releases | undefined>;
  /** A version that was published before. */
  readonly version: (id: string, version: string) => Promise<Artefact | undefined>;
  /** Every version of a package that lies in the build's folder, newest first. */
  readonly built: (id: string) => Promise<readonly BuiltVersion[]>;
  /** Hashes every file of a version again and names those that differ from what was published. */
  readonly inspect: (artefact: Artefact) => Promise<readonly DamagedFile[]>;
}

/** A version's folder below the one of its kind. */
export function versionFolder(folder: string, { id, version }: Pick<Artefact, 'id' | 'version'>) {
  return join(folder, 'assets', id, version);
}

/** A version as its `release.json` describes it; undefined where there is no readable one. */
export async function readVersion(
  folder: string,
  named: Pick<Artefact, 'id' | 'version'>,
): Promise<Artefact | undefined> {
  const file = join(versionFolder(folder, named), 'release.json');
  const parsed = Artefact.safeParse(await readJson(file));
  return parsed.success ? parsed.data : undefined;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Whether a subresource-integrity text matches bytes. */
export function isIntact(bytes: Buffer, integrity: string): boolean {
  const [algorithm = '', ...hash] = integrity.split('-');
  return (
    ['sha256', 'sha384', 'sha512'].includes(algorithm) &&
    createHash(algorithm).update(bytes).digest('base64') === hash.join('-')
  );
}

const decompress = promisify(brotliDecompress);

async function faultOf(path: string, integrity: string): Promise<DamagedFile['fault'] | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) {
    return 'missing';
  }
  // Browsers are sent the compressed copy.
  const packed = await readFile(`${path}.br`).catch(() => undefined);
  const sent = packed === undefined ? bytes : await decompress(packed).catch(() => undefined);
  const isWhole = isIntact(bytes, integrity) && sent?.equals(bytes) === true;
  return isWhole ? undefined : 'tampered';
}

/** Hashes every file of a version again, as it lies below `folder`. */
export async function inspectVersion(
  folder: string,
  artefact: Artefact,
): Promise<readonly DamagedFile[]> {
  const looked = await Promise.all(
    Object.entries(artefact.files).map(async ([file, { integrity }]) => {
      const fault = await faultOf(join(versionFolder(folder, artefact), file), integrity);
      return fault === undefined ? undefined : { file, fault };
    }),
  );
  return looked.flatMap((fault) => fault ?? []);
}

async function describeVersion(
  folder: string,
  named: Pick<Artefact, 'id' | 'version'>,
): Promise<BuiltVersion | undefined> {
  const artefact = await readVersion(folder, named);
  if (artefact === undefined) {
    return undefined;
  }
  const { mtime } = await stat(join(versionFolder(folder, named), 'release.json'));
  return { version: artefact.version, builtAt: mtime.toISOString() };
}

/** Reads published builds from the build's folder (`.build`). */
export function createReleaseSource(folder: string): ReleaseSource {
  return {
    latest: async () => {
      const parsed = ReleaseIndex.safeParse(await readJson(join(folder, 'releases.json')));
      return parsed.success ? parsed.data : undefined;
    },
    version: (id, version) => readVersion(folder, { id, version }),
    inspect: (artefact) => inspectVersion(folder, artefact),
    built: async (id) => {
      const names = await readdir(join(folder, 'assets', id)).catch(() => []);
      const versions = await Promise.all(
        names.map((version) => describeVersion(folder, { id, version })),
      );
      return versions
        .flatMap((version) => version ?? [])
        .toSorted((one, other) => other.builtAt.localeCompare(one.builtAt));
    },
  };
}
