import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages by location: `node_modules/react`, `plugins/sport/node_modules/x`. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

/** Reads package-lock.json; a workspace without one has nothing locked. */
export async function readLockfile(root: string): Promise<Lockfile> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { packages?: Lockfile }).packages ?? {};
}

/** Where Node would find `name` from `location`. */
function resolve(lockfile: Lockfile, location: string, name: string): string | undefined {
  const candidate = location === '' ? `node_modules/${name}` : `${location}/node_modules/${name}`;
  if (lockfile[candidate]) {
    return candidate;
  }
  return location === ''
    ? undefined
    : resolve(lockfile, location.split('/').slice(0, -1).join('/'), name);
}

/**
 * Every npm package that `names` bring along when imported from `location`, as sorted
 * `name@version integrity` lines. Workspace links are left out: their sources are hashed instead.
 */
export function lockedClosure(
  lockfile: Lockfile,
  location: string,
  names: readonly string[],
): readonly string[] {
  const found = new Map<string, string>();
  function visit(from: string, name: string): void {
    const place = resolve(lockfile, from, name);
    const locked = place === undefined ? undefined : lockfile[place];
    if (place === undefined || locked === undefined || locked.link || found.has(place)) {
      return;
    }
    found.set(place, `${place}@${locked.version} ${locked.integrity ?? ''}`);
    for (const dependency of Object.keys(locked.dependencies ?? {})) {
      visit(place, dependency);
    }
  }
  for (const name of names) {
    visit(location, name);
  }
  return [...found.values()].toSorted();
}
