import { readdirSync } from 'node:fs';
import { join } from 'node:path';

function pluginFolders(root: string): string[] {
  return readdirSync(join(root, 'plugins')).map((id) => `plugins/${id}/src`);
}

function filesIn(root: string, folders: readonly string[], endings: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map((name) => join(folder, name)),
  );
}

const VIEWS = ['shared/ui/src', 'shell/src', 'root-config/src', 'importmap/console/src'];

/** Files with one of these endings where views are written; paths from the root of the project. */
export function viewFiles(root: string, endings: readonly string[]): string[] {
  return filesIn(root, [...pluginFolders(root), ...VIEWS], endings);
}

/** Files with one of these endings that run in the product, on either side of the wire. */
export function sourceFiles(root: string, endings: readonly string[]): string[] {
  const servers = ['backend/src', 'root-config/server', 'importmap/service'];
  const shared = ['shared/contracts/src', 'shared/domain/src', 'shared/plugin-api/src'];
  return filesIn(root, [...pluginFolders(root), ...VIEWS, ...servers, ...shared], endings);
}
