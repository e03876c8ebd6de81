import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';

const OWNER_ONLY = 0o600;

/** The random secret that a file keeps, made at its first use; only this user can read the file. */
export async function secretFile(path: string, { bytes }: { readonly bytes: number }) {
  const made = randomBytes(bytes).toString('base64url');
  try {
    await writeFile(path, `${made}\n`, { flag: 'wx', mode: OWNER_ONLY });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    await chmod(path, OWNER_ONLY);
    return (await readFile(path, 'utf8')).trim();
  }
}
