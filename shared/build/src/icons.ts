import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ICON_SIZES, iconPath, type IconKind } from '@touchline/contracts/site';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Places } from './places.ts';

const KINDS: readonly IconKind[] = ['icon', 'maskable', 'apple-touch-icon'];

/** Corners cut round for platforms that show an icon as it is; the others cut it themselves. */
function shaped(svg: string, kind: IconKind): string {
  if (kind !== 'icon') {
    return svg;
  }
  const rounded = '<clipPath id="shape"><rect width="512" height="512" rx="96"/></clipPath>';
  return svg
    .replace(/(<svg[^>]*>)/, `$1${rounded}<g clip-path="url(#shape)">`)
    .replace('</svg>', '</g></svg>');
}

let ready: Promise<void> | undefined;

function prepareRenderer(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= readFile(wasm).then((bytes) => initWasm(bytes));
  return ready;
}

/** Draws one icon as PNG. */
export async function drawIcon(options: {
  readonly svg: string;
  readonly kind: IconKind;
  readonly size: number;
}): Promise<Uint8Array> {
  await prepareRenderer();
  const { svg, kind, size } = options;
  const image = new Resvg(shaped(svg, kind), { fitTo: { mode: 'width', value: size } });
  return image.render().asPng();
}

/**
 * Publishes the icons of the installed application in every size and kind, drawn from the one
 * `root-config/icon.svg`. Nothing is drawn when they exist already.
 * @returns how many were drawn
 */
export async function buildIcons(root: string, places: Places): Promise<number> {
  const source = join(root, 'root-config/icon.svg');
  if (!existsSync(source)) {
    return 0;
  }
  const svg = await readFile(source, 'utf8');
  const fileOf = (kind: IconKind, size: (typeof ICON_SIZES)[number]) =>
    join(places.assets, iconPath({ kind, size }).replace('/assets/', ''));
  const folder = dirname(fileOf('icon', 512));
  const stamp = join(folder, 'source.sha256');
  const hash = createHash('sha256').update(svg).digest('hex');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) {
    return 0;
  }
  await mkdir(folder, { recursive: true });
  for (const kind of KINDS) {
    for (const size of ICON_SIZES) {
      await writeFile(fileOf(kind, size), await drawIcon({ svg, kind, size }));
    }
  }
  await writeFile(stamp, hash);
  return KINDS.length * ICON_SIZES.length;
}
