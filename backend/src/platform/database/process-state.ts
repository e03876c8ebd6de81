import { readFileSync } from 'node:fs';

/** Whether a process exists, be it ours or not; one that ended unnoticed by its parent counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Fields of `/proc/<pid>/stat` after the name; empty where the system has no such file. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Whether a process runs no more: gone, or a zombie that is not reaped. */
export function hasEnded(pid: number): boolean {
  return !isAlive(pid) || statOf(pid)[0] === 'Z';
}

/** Start time in clock ticks, empty where unknown: process ids are used again, this is not. */
export function startedAt(pid: number): string {
  return statOf(pid)[19] ?? '';
}
