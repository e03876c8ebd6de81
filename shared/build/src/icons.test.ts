import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIcons } from './icons.ts';
import { placesOf } from './places.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#0b5ed7"/></svg>';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-icons-'));
  await mkdir(join(root, 'root-config'));
  await writeFile(join(root, 'root-config/icon.svg'), SVG);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('icons', () => {
  it('icons are drawn in every size of the specification, for every purpose', async () => {
    expect(await buildIcons(root, placesOf(root))).toBe(24);
    const folder = join(root, '.build/assets/icons/1.0.637');
    const names = await readdir(folder);
    for (const size of [72, 96, 128, 144, 152, 192, 384, 512]) {
      expect(names).toEqual(
        expect.arrayContaining([
          `icon-${size}.png`,
          `maskable-${size}.png`,
          `apple-touch-icon-${size}.png`,
        ]),
      );
      const png = await readFile(join(folder, `icon-${size}.png`));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  it('icons are drawn again only when their source has changed', async () => {
    expect(await buildIcons(root, placesOf(root))).toBe(0);
    await writeFile(join(root, 'root-config/icon.svg'), SVG.replace('#0b5ed7', '#d70b5e'));
    expect(await buildIcons(root, placesOf(root))).toBe(24);
  });
});
