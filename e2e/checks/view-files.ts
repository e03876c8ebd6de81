import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files with one of these endings where views are written; paths from the root of the project. */
export function viewFiles(root: string, endings: readonly string[]): string[] {
  const plugins = readdirSync(join(root, 'plugins')).map((id) => `plugins/${id}/src`);
  const folders = [
    ...plugins,
    'shared/ui/src',
    'shell/src',
    'root-config/src',
    'importmap/console/src',
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map((name) => join(folder, name)),
  );
}
