import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BuildError } from '../build-error.ts';

const FILE = 'chunks.json';

const Declaration = z.strictObject({
  /** Files and folders, the latter with a slash at their end, that the first chunk may hold. */
  first: z.optional(z.array(z.string())),
  /** Lazily imported files by the chunk that they share. */
  shared: z._default(z.record(z.string(), z.array(z.string())), {}),
});

/** What a package declares of its chunks. Paths are relative to its sources. */
export type ChunkDeclaration = z.infer<typeof Declaration>;

/**
 * The `chunks.json` among a package's sources; without one every lazy import is a chunk of its own and the first
 * chunk holds whatever is imported otherwise.
 * @throws BuildError `chunks_invalid`
 */
export function readChunkDeclaration(directory: string): ChunkDeclaration {
  const file = join(directory, FILE);
  if (!existsSync(file)) {
    return { shared: {} };
  }
  try {
    return Declaration.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new BuildError('chunks_invalid', `${file}: ${String(error)}`);
  }
}
