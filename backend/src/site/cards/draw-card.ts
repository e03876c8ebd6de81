import { directionOf } from '@touchline/domain/languages';
import type { default as Sharp } from 'sharp';
import { PDF_FONTS } from '../../platform/pdf/pdf-fonts.ts';
import type { CardWords } from './card-words.ts';

/** The size that messengers and networks show in full, px. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;

const MARGIN = 64;
const INNER = CARD_SIZE.width - 2 * MARGIN;
/** The colours of the site's dark theme. */
const LOOKS = { ground: '#10161d', edge: '#0a7d4b', text: '#ffffff', quiet: '#c3ccd6' } as const;
/** The smallest letters that are read on a phone, where the card is a third of its size, px. */
const SMALLEST = 24;

/** A place for a text: what is in it is never larger. Letters begin at `largest`, px. */
export interface TextBox {
  readonly top: number;
  readonly height: number;
  readonly largest: number;
  readonly isBold: boolean;
  readonly colour: string;
  /** Within the box the text is at the top, in the middle, or at the bottom. */
  readonly at: 'top' | 'middle' | 'bottom';
}

const BOXES = {
  brand: { top: 48, height: 60, largest: 42, isBold: true, colour: LOOKS.text, at: 'top' },
  above: { top: 140, height: 54, largest: 34, isBold: false, colour: LOOKS.quiet, at: 'top' },
  headline: { top: 200, height: 232, largest: 76, isBold: true, colour: LOOKS.text, at: 'middle' },
  below: { top: 446, height: 80, largest: 34, isBold: false, colour: LOOKS.quiet, at: 'top' },
  notice: { top: 536, height: 46, largest: 28, isBold: false, colour: LOOKS.quiet, at: 'bottom' },
} as const satisfies Record<string, TextBox>;

const SPECIALS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => SPECIALS[sign] ?? sign);

/** A line of a right-to-left page, which begins at the right whatever it begins with; an age stays `18+`. */
function rightToLeft(line: string): string {
  return `\u200F${line.replaceAll(/\d+\+/g, '\u2066$&\u2069')}`;
}

type Library = typeof Sharp;

/** Its own letters, whatever the machine has: the library knows a font's name once it has read its file. */
async function readFonts(sharp: Library): Promise<void> {
  for (const fontfile of Object.values(PDF_FONTS)) {
    const text = { text: 'a', font: 'Noto Sans 10', fontfile: fontfile() };
    await sharp({ text }).raw().toBuffer();
  }
}

let loading: Promise<Library> | undefined;

/** A document needs none of it. */
async function library(): Promise<Library> {
  loading ??= import('sharp').then(async ({ default: sharp }) => {
    await readFonts(sharp);
    return sharp;
  });
  return loading;
}

export interface DrawnText {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: number };
}

/** Lines of a text that fit into a box, with the largest letters that do; Pango joins and turns Arabic. */
export async function drawText(
  lines: readonly string[],
  box: Pick<TextBox, 'height' | 'largest' | 'isBold' | 'colour'>,
  language: string,
): Promise<DrawnText> {
  const sharp = await library();
  const isRightToLeft = directionOf(language) === 'rtl';
  const families = isRightToLeft ? 'Vazirmatn, Noto Sans' : 'Noto Sans, Vazirmatn';
  const written = lines.map((line) => escaped(isRightToLeft ? rightToLeft(line) : line));
  const text = `<span foreground="${box.colour}">${written.join('\n')}</span>`;
  const draw = (size: number) =>
    sharp({
      text: {
        text,
        font: `${families}${box.isBold ? ' Bold' : ''} ${size}`,
        rgba: true,
        dpi: 72,
        width: INNER,
        wrap: 'word-char',
      },
    });
  for (let size = box.largest; size > SMALLEST; size = Math.floor(size * 0.88)) {
    const drawn = await draw(size).raw().toBuffer({ resolveWithObject: true });
    if (drawn.info.height <= box.height && drawn.info.width <= INNER) return drawn;
  }
  // More than any name: the picture of the text is made smaller instead.
  return draw(SMALLEST)
    .resize({ width: INNER, height: box.height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function topOf({ top, height, at }: TextBox, drawn: number): number {
  const spare = Math.max(0, height - drawn);
  return top + (at === 'top' ? 0 : at === 'bottom' ? spare : Math.floor(spare / 2));
}

/**
 * A card as a PNG of 1200 × 630. It is drawn from texts and plain grounds alone: the decoder of SVG is closed in this
 * process, where players' documents are read.
 */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const sharp = await library();
  const isRightToLeft = directionOf(words.language) === 'rtl';
  const parts = Object.entries({
    brand: [words.brand],
    above: [words.above],
    headline: words.headline,
    below: [words.below],
    notice: [words.notice],
  }).filter(([, lines]) => lines.some((line) => line.trim() !== ''));
  const texts = await Promise.all(
    parts.map(async ([name, lines]) => {
      const box = BOXES[name as keyof typeof BOXES];
      const { data, info } = await drawText(lines, box, words.language);
      const { width, height } = info;
      return {
        input: data,
        raw: { width, height, channels: info.channels as 4 },
        left: isRightToLeft ? CARD_SIZE.width - MARGIN - width : MARGIN,
        top: topOf(box, height),
      };
    }),
  );
  const bar = (width: number, height: number, top: number, left: number) => ({
    input: { create: { width, height, channels: 3 as const, background: LOOKS.edge } },
    top,
    left,
  });
  const mark = isRightToLeft ? CARD_SIZE.width - MARGIN - 96 : MARGIN;
  return sharp({ create: { ...CARD_SIZE, channels: 3, background: LOOKS.ground } })
    .composite([bar(CARD_SIZE.width, 10, 0, 0), bar(96, 6, 118, mark), ...texts])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
