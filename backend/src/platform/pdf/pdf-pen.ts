import { LRUCache } from 'lru-cache';
import Pdf from 'pdfkit';
import { PDF_FONTS, type PdfFont } from './pdf-fonts.ts';
import { visualRuns, wrapText } from './visual-text.ts';

/** A4 across, in points of 1/72 inch. */
const PAGE = { width: 842, height: 595, margin: 36 } as const;
/** Any features given make the library shape a run as a whole, not word by word. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga'];
const LINE = 1.35;
const WIDTHS = 5_000;

export interface Letters {
  /** Points. */
  readonly size: number;
  readonly isBold?: boolean | undefined;
  /** `#rrggbb`; black unless given. */
  readonly color?: string | undefined;
}

/** Draws lines of text in any of the site's languages on a document. Lengths in points. */
export interface PdfPen {
  readonly document: PDFKit.PDFDocument;
  readonly page: typeof PAGE;
  readonly lineHeight: (letters: Letters) => number;
  readonly wrap: (text: string, room: number, letters: Letters) => readonly string[];
  /** Draws one line, at the side of the box at which its language begins, or at the other one. */
  readonly line: (
    text: string,
    box: { readonly x: number; readonly y: number; readonly width: number },
    letters: Letters & { readonly isAtEnd?: boolean | undefined },
  ) => void;
}

/** A new document with its pen; `isRightToLeft` is the direction of its language. */
export function createPen({
  title,
  language,
  isRightToLeft,
}: {
  readonly title: string;
  readonly language: string;
  readonly isRightToLeft: boolean;
}): PdfPen {
  const document = new Pdf({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    lang: language,
    displayTitle: true,
    info: { Title: title },
    autoFirstPage: true,
  });
  for (const [name, file] of Object.entries(PDF_FONTS)) {
    document.registerFont(name, file());
  }

  function fontOf(isArabic: boolean, { isBold = false }: Letters): PdfFont {
    return isArabic ? (isBold ? 'arabicBold' : 'arabic') : isBold ? 'bold' : 'text';
  }
  // Words come back in row after row, and a width is most of what a line costs.
  const widths = new LRUCache<string, number>({ max: WIDTHS });
  function widthIn(text: string, font: PdfFont, size: number): number {
    const key = `${font} ${size} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = document.font(font).fontSize(size).widthOfString(text, { features: FEATURES });
    widths.set(key, width);
    return width;
  }
  function measured(text: string, letters: Letters) {
    return visualRuns(text, isRightToLeft).map((run) => {
      const font = fontOf(run.isArabic, letters);
      return { text: run.text, font, width: widthIn(run.text, font, letters.size) };
    });
  }
  const widthOf = (text: string, letters: Letters) =>
    measured(text, letters).reduce((sum, { width }) => sum + width, 0);

  return {
    document,
    page: PAGE,
    lineHeight: ({ size }) => size * LINE,
    wrap: (text, room, letters) =>
      wrapText(text, { room, widthOf: (part) => widthOf(part, letters) }),
    line: (text, { x, y, width }, { isAtEnd = false, ...letters }) => {
      const runs = measured(text, letters);
      const used = runs.reduce((sum, run) => sum + run.width, 0);
      let left = isRightToLeft === isAtEnd ? x : x + width - used;
      for (const run of runs) {
        document
          .font(run.font)
          .fontSize(letters.size)
          .fillColor(letters.color ?? '#000000')
          .text(run.text, left, y + letters.size, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: FEATURES,
          });
        left += run.width;
      }
    },
  };
}
