import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import type { Places } from './places.ts';

/** The current index; an unreadable or older one counts as absent. */
export async function readIndex(places: Places): Promise<ReleaseIndex | undefined> {
  const text = await readFile(places.index, 'utf8').catch(() => undefined);
  const parsed = text === undefined ? undefined : ReleaseIndex.safeParse(parseJson(text));
  return parsed?.success ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Replaces the index in one step, so that a reader never sees half of it. */
export async function writeIndex(places: Places, index: ReleaseIndex): Promise<void> {
  await mkdir(dirname(places.index), { recursive: true });
  const draft = `${places.index}.${process.pid}`;
  await writeFile(draft, JSON.stringify(index));
  await rename(draft, places.index);
}

/** The description of a version that was built before. */
export async function readArtefact(
  places: Places,
  id: string,
  version: string,
): Promise<Artefact | undefined> {
  const file = join(places.assets, id, version, 'release.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const parsed = text === undefined ? undefined : Artefact.safeParse(parseJson(text));
  return parsed?.success ? parsed.data : undefined;
}
