import { readFileSync } from 'node:fs';
import { isBelow, parents } from './process-tree.ts';

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
