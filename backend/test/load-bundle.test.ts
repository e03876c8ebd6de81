import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBundle } from '../bin/load-bundle.mjs';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-bundle-'));
  file = join(folder, 'program.js');
  await writeFile(
    file,
    `exports.place = [__filename, require('node:path').basename(__dirname)];
     exports.twice = (number) => number * 2;`,
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function keptFile(): Promise<string> {
  const name = (await readdir(folder)).find((candidate) => candidate.endsWith('.cache'));
  return join(folder, name ?? 'nothing was kept');
}

describe('a bundle', () => {
  it('a bundle runs as a module that knows its place, and stores its compiled form for the next start', async () => {
    const first = loadBundle(file);
    expect(first.exports.place).toEqual([file, folder.split(/[\\/]/).at(-1)]);
    expect(first.exports.twice(21)).toBe(42);
    expect(await readdir(folder)).toEqual(['program.js']);
    first.keepCompiled();
    const kept = await readFile(await keptFile());

    const second = loadBundle(file);
    expect(second.exports.twice(21)).toBe(42);
    second.keepCompiled();
    expect(await readFile(await keptFile())).toEqual(kept);
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('a bundle rejects a compiled form that is cut short or made of other code, and keeps a sound one', async () => {
    loadBundle(file).keepCompiled();
    const sound = await readFile(await keptFile());
    await truncate(await keptFile(), Math.floor(sound.length / 2));
    const damaged = loadBundle(file);
    expect(damaged.exports.twice(4)).toBe(8);
    damaged.keepCompiled();
    expect((await readFile(await keptFile())).length).toBeGreaterThan(sound.length / 2);

    // As long as before, which is all that V8 checks.
    await writeFile(file, (await readFile(file, 'utf8')).replace('* 2', '* 3'));
    const changed = loadBundle(file);
    expect(changed.exports.twice(4)).toBe(12);
    changed.keepCompiled();
    const [before, after] = [sound, await readFile(await keptFile())];
    expect(after.subarray(0, 32)).not.toEqual(before.subarray(0, 32));
    expect(loadBundle(file).exports.twice(4)).toBe(12);
  });

  it('a bundle runs where nothing can be stored', async () => {
    const bundle = loadBundle(file);
    await rm(folder, { recursive: true });
    bundle.keepCompiled();
    expect(bundle.exports.twice(1)).toBe(2);
  });
});
