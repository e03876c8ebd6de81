import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whether this code runs from its source or from `dist`. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'biome.json'))) {
    const above = dirname(folder);
    if (above === folder) {
      throw new Error('This code no longer lies inside the project.');
    }
    folder = above;
  }
  return folder;
}
