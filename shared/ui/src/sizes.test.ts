// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { sizeOf, sizeOfParts } from '../scripts/sizes.mjs';

describe('the first screen', () => {
  it('the first screen carries at most 8 KB of script and 6 KB of style, brotli', async () => {
    const { script, style } = await sizeOf('index.ts');
    expect(script).toBeGreaterThan(1000);
    expect(script).toBeLessThanOrEqual(8 * 1024);
    expect(style).toBeGreaterThan(500);
    expect(style).toBeLessThanOrEqual(6 * 1024);
  });

  it('the first screen has at most 3 KB of CSS in the document itself', () => {
    const filename = fileURLToPath(new URL('tokens/critical.css', import.meta.url));
    const css = bundle({ filename, minify: true }).code;
    expect(css.length).toBeGreaterThan(1000);
    expect(css.length).toBeLessThanOrEqual(3 * 1024);
  });
});

it('the fields do not carry the first screen’s components a second time', async () => {
  const { script } = await sizeOf('forms/index.ts');
  expect(script).toBeLessThanOrEqual(5 * 1024);
});

describe('the parts of sections', () => {
  it('a page carries the parts that it names, and no other', async () => {
    const { script } = await sizeOfParts(['Stat', 'Stats']);
    expect(script).toBeGreaterThan(100);
    expect(script).toBeLessThanOrEqual(500);
  });

  it('a first screen with a hero, a rail and tiles carries at most 3 KB of script for them', async () => {
    const { script } = await sizeOfParts(['Hero', 'Rail', 'Tile']);
    expect(script).toBeLessThanOrEqual(3 * 1024);
  });

  it('a chart and a flag load what they draw with later', async () => {
    const { script } = await sizeOfParts(['Chart', 'Flag']);
    expect(script).toBeLessThanOrEqual(2.5 * 1024);
  });
});
