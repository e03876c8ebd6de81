import type { Artefact } from '@touchline/contracts/releases';
import { inspectVersion, readVersion, type ReleaseSource } from '../release-source.ts';
import type { PublishedStore } from './published-store.ts';

/** What was built together with what was published; of a plugin in the build, the build comes first. */
export function withPublished(built: ReleaseSource, store: PublishedStore): ReleaseSource {
  let known: readonly Artefact[] = [];

  async function newest(isBuilt: (plugin: string) => boolean): Promise<readonly Artefact[]> {
    const named = await store.newest();
    const read = await Promise.all(
      named
        .filter(({ plugin }) => !isBuilt(plugin))
        // One that cannot be laid out takes no other one with it.
        .map(({ plugin, version }) => store.read(plugin, version).catch(() => undefined)),
    );
    return read.flatMap((artefact) => artefact ?? []);
  }

  return {
    latest: async () => {
      const index = await built.latest();
      if (index === undefined) {
        return undefined;
      }
      const ids = new Set(index.artefacts.map(({ id }) => id));
      try {
        known = await newest((plugin) => ids.has(plugin));
      } catch {
        // Without the database the last known ones stay, as decisions do.
      }
      return { ...index, published: known };
    },
    version: async (id, version) => {
      const found = await built.version(id, version);
      return found ?? (await store.read(id, version).catch(() => undefined));
    },
    built: built.built,
    inspect: async (artefact) => {
      const laidOut = await readVersion(store.folder, artefact);
      return laidOut === undefined
        ? await built.inspect(artefact)
        : await inspectVersion(store.folder, artefact);
    },
  };
}
