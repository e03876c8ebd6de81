import type { BannerSize } from '@touchline/domain/loyalty';

/** What a banner says. */
export interface BannerWords {
  readonly headline: string;
  readonly action: string;
  /** The age from which one may play, and the reminder to do so with care. */
  readonly notice: string;
}

/** A banner is a picture on other sites, without our style sheets: the colours of the site's dark theme. */
const LOOKS = {
  ground: '#10161d',
  edge: '#0a7d4b',
  text: '#ffffff',
  quiet: '#c3ccd6',
  ink: '#04130c',
};
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, Noto Sans Arabic, sans-serif';
const SPECIALS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** The width of a letter as a share of its size, on average and with room to spare. */
const LETTER = 0.62;

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SPECIALS[sign] ?? sign);

/** A text in lines that are no wider than some pixels at a size of letters; a word is never broken. */
export function linesOf(text: string, { width, size }: { width: number; size: number }): string[] {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The largest size at which every line of a text fits into a box, in whole pixels; 9 at least. */
export function sizeThatFits(
  text: string,
  { width, height, largest }: { width: number; height: number; largest: number },
): number {
  for (let size = largest; size > 9; size -= 1) {
    const lines = linesOf(text, { width, size });
    const isWide = lines.some((line) => line.length * size * LETTER > width);
    if (!isWide && lines.length * size * 1.2 <= height) {
      return size;
    }
  }
  return 9;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

/** A text in the middle of a box. */
function textIn(words: string, box: Box, colour: string, weight: number): string {
  const size = sizeThatFits(words, box);
  const lines = linesOf(words, { width: box.width, size });
  const centre = box.x + box.width / 2;
  const top = box.y + box.height / 2 - ((lines.length - 1) * size * 1.2) / 2;
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${centre}" y="${(top + index * size * 1.2).toFixed(1)}">${escaped(line)}</tspan>`,
  );
  return `<text fill="${colour}" font-size="${size}" font-weight="${weight}">${spans.join('')}</text>`;
}

/** Where a banner's parts are: below each other, or beside each other where it is much wider than high. */
function boxesOf({
  width,
  height,
}: BannerSize): Readonly<Record<'headline' | 'action' | 'notice', Box>> {
  const gap = Math.round(Math.min(width, height) * 0.08);
  const inner = width - 2 * gap;
  if (width > 2.5 * height) {
    const notice = Math.round(height * 0.2);
    const top = { y: gap, height: height - notice - 2 * gap };
    const left = Math.round(inner * 0.68);
    return {
      headline: { ...top, x: gap, width: left - gap, largest: 34 },
      action: { ...top, x: gap + left, width: inner - left, largest: 22 },
      notice: { x: gap, y: height - notice - gap / 2, width: inner, height: notice, largest: 13 },
    };
  }
  const button = Math.min(Math.round(height * 0.18), 48);
  const notice = Math.min(Math.round(height * 0.12), 36);
  const above = height - button - notice - 4 * gap;
  return {
    headline: { x: gap, y: gap, width: inner, height: above, largest: 38 },
    action: { x: gap, y: 2 * gap + above, width: inner, height: button, largest: 22 },
    notice: { x: gap, y: 3 * gap + above + button, width: inner, height: notice, largest: 13 },
  };
}

/** A banner as an SVG, which scales without loss and is drawn with the letters of whoever sees it. */
export function bannerSvg(
  size: BannerSize,
  {
    words,
    language,
    isRightToLeft,
  }: {
    readonly words: BannerWords;
    readonly language: string;
    readonly isRightToLeft: boolean;
  },
): string {
  const { width, height } = size;
  const { headline, action, notice } = boxesOf(size);
  const corner = Math.min(10, action.height / 3);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" xml:lang="${language}" direction="${isRightToLeft ? 'rtl' : 'ltr'}" font-family="${FONT}" text-anchor="middle" dominant-baseline="central">`,
    `<title>${escaped(`${words.headline}. ${words.notice}`)}</title>`,
    `<rect width="${width}" height="${height}" fill="${LOOKS.ground}"/>`,
    `<rect width="${width}" height="4" fill="${LOOKS.edge}"/>`,
    textIn(words.headline, headline, LOOKS.text, 800),
    `<rect x="${action.x}" y="${action.y}" width="${action.width}" height="${action.height}" rx="${corner}" fill="${LOOKS.text}"/>`,
    textIn(words.action, { ...action, x: action.x + 8, width: action.width - 16 }, LOOKS.ink, 700),
    textIn(words.notice, notice, LOOKS.quiet, 500),
    '</svg>',
  ].join('');
}
