import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Artefact, ReleaseIndex } from '@touchline/contracts';

/** Published builds. */
export interface ReleaseSource {
  /** The newest build of every package; undefined while there is none. */
  readonly latest: () => Promise<ReleaseIndex | undefined>;
  /** A version that was published before. */
  readonly version: (id: string, version: string) => Promise<Artefact | undefined>;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Reads published builds from the build's folder (`.build`). */
export function createReleaseSource(folder: string): ReleaseSource {
  return {
    latest: async () => {
      const parsed = ReleaseIndex.safeParse(await readJson(join(folder, 'releases.json')));
      return parsed.success ? parsed.data : undefined;
    },
    version: async (id, version) => {
      const file = join(folder, 'assets', id, version, 'release.json');
      const parsed = Artefact.safeParse(await readJson(file));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
