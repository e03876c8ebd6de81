import { readdirSync, readFileSync } from 'node:fs';

/** Parents of all processes, as Linux reports. */
function parents(): ReadonlyMap<number, number> {
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

function isBelow(
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

/** Memory of one process in bytes: what it shares with others counts in proportion. */
function proportionalBytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Memory of a process and all it has started, in bytes; undefined where the system does not report it. */
export function memoryOf(root: number): number | undefined {
  if (process.platform !== 'linux') {
    return undefined;
  }
  const tree = parents();
  return [...tree.keys()]
    .filter((pid) => isBelow(pid, { root, tree }))
    .reduce((sum, pid) => sum + proportionalBytes(pid), 0);
}
