import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBelow, parents } from './process-tree.ts';

/** Units of processor time a second. */
const ticks = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return user + system;
  } catch {
    return 0;
  }
}

/** Whether a process is a Node.js program: the server itself or a process that it has started. */
function isNode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(process.execPath);
  } catch {
    return false;
  }
}

/** Seconds of processor time that a server and its own processes, without the database, have used. */
export function processorTimeOf(root: number): number {
  const tree = parents();
  const own = [...tree.keys()].filter((pid) => isBelow(pid, { root, tree }) && isNode(pid));
  return own.reduce((sum, pid) => sum + ticksOf(pid), 0) / ticks();
}
