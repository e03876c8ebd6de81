import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { readFootballData } from './football-data.ts';
import { readOpenFootball } from './openfootball.ts';
import type { ReplayFile } from './replay-match.ts';

const READERS: Readonly<Record<string, (name: string, text: string) => ReplayFile>> = {
  '.csv': readFootballData,
  '.json': readOpenFootball,
};

/** UTF-8, or Windows-1252 where the bytes are none: older files have it. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The files themselves, those in folders and below included, by name. */
async function expand(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) {
    return [path];
  }
  const names = (await readdir(path)).sort();
  const found = await Promise.all(names.map((name) => expand(join(path, name))));
  return found.flat().filter((file) => READERS[extname(file).toLowerCase()] !== undefined);
}

async function readOne(path: string): Promise<ReplayFile> {
  const read = READERS[extname(path).toLowerCase()];
  const name = basename(path);
  if (read === undefined) {
    return { name, matches: [], problems: ['only .csv and .json files are known'] };
  }
  return read(name, decode(await readFile(path)));
}

/**
 * Reads files and folders, relative ones from `folder`. A path that cannot be read is a file with
 * a problem and no matches.
 */
export async function readReplayFiles(
  paths: readonly string[],
  folder: string,
): Promise<readonly ReplayFile[]> {
  const files = await Promise.all(
    paths.map(async (path) => {
      try {
        const found = await expand(resolve(folder, path));
        return await Promise.all(found.map(readOne));
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        return [{ name: path, matches: [], problems: [`the file cannot be read (${code})`] }];
      }
    }),
  );
  return files.flat();
}
