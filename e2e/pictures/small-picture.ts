import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { crc32 } from './crc32.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE_KIND = 3;
const MOST_COLOURS = 256;

/**
 * The same picture in the 256 colours of which it has most, a fraction as large: areas keep their
 * colours exactly, and only the edges of letters and gradients are rounded. The same picture always
 * gives the same bytes.
 */
export function smallPicture(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const { colours, places } = paletteOf(data);
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width);
    rows[pixel + row + 1] = places.get(colourAt(data, pixel)) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, PALETTE_KIND], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap(partsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(data: Buffer, pixel: number): number {
  return data.readUIntBE(4 * pixel, 3);
}

function partsOf(colour: number): readonly [red: number, green: number, blue: number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

/** The most frequent colours, and for each colour of the picture the place of the nearest of them. */
function paletteOf(data: Buffer) {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const colour = colourAt(data, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, one], [b, other]) => other - one || a - b);
  const colours = byCount.slice(0, MOST_COLOURS).map(([colour]) => colour);
  const places = new Map(
    byCount.map(([colour], index) => [
      colour,
      index < MOST_COLOURS ? index : nearest(colours, colour),
    ]),
  );
  return { colours, places };
}

function nearest(colours: readonly number[], colour: number): number {
  const [red, green, blue] = partsOf(colour);
  let best = { place: 0, distance: Infinity };
  for (const [place, other] of colours.entries()) {
    const distance =
      (red - (other >> 16)) ** 2 +
      (green - ((other >> 8) & 255)) ** 2 +
      (blue - (other & 255)) ** 2;
    if (distance < best.distance) best = { place, distance };
  }
  return best.place;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
