import { access, chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import { warmCopyPath } from './cluster-template.ts';
import { copyFolder } from './copy-folder.ts';
import type { ServerIdentity } from './server-identity.ts';

interface Beginning {
  /** The template's folder. */
  readonly template: string;
  /** Where the cluster shall be; nothing is there yet. */
  readonly to: string;
  /** Whose it shall be; ours unless given. */
  readonly owner: ServerIdentity | undefined;
}

/** Moves the spare copy there: of two that want it one gets it. */
async function takeSpare({ template, to, owner }: Beginning): Promise<void> {
  const spare = warmCopyPath(template);
  const { uid } = await stat(spare);
  if (uid !== (owner?.uid ?? process.getuid?.() ?? uid)) {
    throw new Error('the template copy is owned by another user');
  }
  // Refused where the data folder is on another disk.
  await rename(spare, to);
}

async function copyTemplate({ template, to, owner }: Beginning): Promise<void> {
  await access(template);
  await mkdir(to, { mode: 0o700 });
  if (owner !== undefined) {
    await chown(to, owner.uid, owner.gid);
  }
  await copyFolder({ from: template, to, owner });
}

/**
 * Begins a cluster with what the build has made: its spare copy, else a copy made now.
 * @returns false where there is no template that fits, or it cannot be had; nothing is there then
 */
export async function beginWithTemplate(beginning: Beginning): Promise<boolean> {
  for (const begin of [takeSpare, copyTemplate]) {
    try {
      await begin(beginning);
      return true;
    } catch {
      await rm(beginning.to, { recursive: true, force: true });
    }
  }
  return false;
}
