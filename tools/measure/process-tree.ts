import { readdirSync, readFileSync } from 'node:fs';

/** Parents of all processes, as Linux reports. */
export function parents(): ReadonlyMap<number, number> {
  const known = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The program's name is in brackets and may contain anything.
      known.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return known;
}

/** Whether a process is another, or was started by it or by one of those it has started. */
export function isBelow(
  pid: number,
  { root, tree }: { readonly root: number; readonly tree: ReadonlyMap<number, number> },
): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 0; at = tree.get(at)) {
    if (at === root) {
      return true;
    }
  }
  return false;
}
