import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'operator-token';

/** The operator's token: as configured, else the one kept in the data folder, made at first start. */
export async function operatorToken(options: {
  readonly configured: string | undefined;
  readonly dataDirectory: string;
}): Promise<string> {
  if (options.configured !== undefined) {
    return options.configured;
  }
  const path = join(options.dataDirectory, FILE);
  const made = randomBytes(24).toString('base64url');
  try {
    await writeFile(path, `${made}\n`, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    return (await readFile(path, 'utf8')).trim();
  }
}
