import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placesOf, readIndex } from '@touchline/build';
import type { Artefact } from '@touchline/contracts/releases';
import { projectRoot } from '../project-root.ts';

export interface VersionCopy {
  readonly version: string;
  /** What publishes it: the body of `PUT …/plugins/<id>/versions/<version>`. */
  readonly upload: {
    readonly artefact: Artefact;
    readonly files: Readonly<Record<string, string>>;
  };
}

const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function replaceAll(text: string, changes: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [from, to] of changes) {
    result = result.replaceAll(from, to);
  }
  return result;
}

/** Texts of the plugin, each with another one of the same length. */
type NewTexts = ReadonlyMap<string, string>;

/**
 * Makes versions of a built plugin that differ in their version alone, as releases of small changes
 * do, or in some of its texts as well.
 * @returns what makes the version of a number
 * @throws Error when the plugin has not been built
 */
export async function copiesOf(
  plugin: string,
): Promise<(number: number, texts?: NewTexts) => VersionCopy> {
  const places = placesOf(projectRoot());
  const index = await readIndex(places);
  const built = index?.artefacts.find(({ id }) => id === plugin);
  if (built === undefined) {
    throw new Error(`${plugin} has not been built`);
  }
  const folder = join(places.assets, plugin, built.version);
  // The entry comes last: it names the others by their hashes.
  const names = [...Object.keys(built.files).filter((name) => name !== built.entry), built.entry];
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return (number, texts) => {
    // As long as the original's, so that the numbers of bytes are right.
    const version = built.version.replace(/[^-]*$/, (hash) =>
      String(number).padStart(hash.length, '0'),
    );
    const changes = new Map([[built.version, version], ...(texts ?? [])]);
    const files: Record<string, string> = {};
    for (const [at, name] of names.entries()) {
      const before = contents[at] ?? Buffer.alloc(0);
      const after = Buffer.from(replaceAll(before.toString(), changes));
      changes.set(hashOf(before), hashOf(after));
      files[name] = after.toString('base64');
    }
    const artefact = JSON.parse(replaceAll(JSON.stringify(built), changes)) as Artefact;
    return { version, upload: { artefact, files } };
  };
}
