import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** As `mkdir` with `recursive`, which turns in circles for ever on file systems such as `/proc`. */
async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      return;
    }
    if (code !== 'ENOENT' || dirname(path) === path) {
      throw error;
    }
    await makeFolders(dirname(path));
    await mkdir(path);
  }
}

/**
 * Makes the data folder and sees that it can be written.
 * @returns it, absolute
 * @throws StartError
 */
export async function prepareDataDirectory(path: string): Promise<string> {
  const directory = resolve(path);
  try {
    await makeFolders(directory);
    if (!(await stat(directory)).isDirectory()) {
      throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    }
    await access(directory, constants.W_OK);
  } catch (cause) {
    throw new StartError(
      `The data folder ${directory} cannot be written (${(cause as NodeJS.ErrnoException).code ?? 'unknown'}); choose another with DATA_DIR.`,
      { cause },
    );
  }
  return directory;
}
