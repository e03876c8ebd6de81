import { setImmediate } from 'node:timers/promises';
import { directionOf, fillText, languageWithTexts } from '@touchline/domain/languages';
import { serverTexts } from '../texts/server-texts.ts';
import { createPen, type Letters, type PdfPen } from './pdf-pen.ts';

/** More would keep a core busy for too long; the table of values has all. */
export const PDF_ROWS = 1_000;
/** Rows that are drawn before everything else that waits has its turn. */
const ROWS_AT_ONCE = 20;
/** Of a cell, so that a row fits on a page. */
const MOST_LINES = 36;

const TITLE: Letters = { size: 16, isBold: true };
const FACT: Letters = { size: 9 };
const HEADING: Letters = { size: 8, isBold: true, color: '#404a55' };
const CELL: Letters = { size: 8 };
const FOOT: Letters = { size: 7, color: '#5b6672' };
const GAP = 6;
const RULE = '#c5ccd4';

export interface PdfColumn {
  readonly heading: string;
  /** A share of the width of the page, beside those of the others. */
  readonly share: number;
  /** Figures are at the other side than words. */
  readonly isFigure?: boolean | undefined;
}

export interface PdfTable<Entry> {
  readonly title: string;
  /** Lines below the title: whose it is, of when, what it comes to. */
  readonly facts: readonly string[];
  readonly columns: readonly PdfColumn[];
  readonly pages: AsyncIterable<readonly Entry[]>;
  readonly rowOf: (entry: Entry) => readonly string[];
  readonly language: string;
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly isFigure: boolean;
}

/** Where the columns are; the first is where reading begins. */
function placesOf(
  columns: readonly PdfColumn[],
  { page }: PdfPen,
  isRightToLeft: boolean,
): readonly Place[] {
  const room = page.width - 2 * page.margin;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let from = 0;
  return columns.map(({ share, isFigure = false }) => {
    const width = (room * share) / shares;
    const x = isRightToLeft ? page.width - page.margin - from - width : page.margin + from;
    from += width;
    return { x: x + GAP / 2, width: width - GAP, isFigure };
  });
}

function cutLines(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), '…'];
}

/** Draws rows one below the other, on as many pages as they take, each with the headings. */
function createSheet(
  pen: PdfPen,
  {
    places,
    headings,
    footOf,
  }: {
    readonly places: readonly Place[];
    readonly headings: readonly string[];
    readonly footOf: (page: number) => string;
  },
) {
  const { document, page } = pen;
  const width = page.width - 2 * page.margin;
  const bottom = page.height - page.margin - 2 * pen.lineHeight(FOOT);
  let y = page.margin as number;
  let pageNumber = 1;

  function foot(): void {
    const at = page.height - page.margin - pen.lineHeight(FOOT);
    pen.line(footOf(pageNumber), { x: page.margin, y: at, width }, FOOT);
  }
  function put(cells: readonly string[], letters: Letters): void {
    const wrapped = cells.map((cell, at) =>
      cutLines(pen.wrap(cell, places[at]?.width ?? 0, letters)),
    );
    const height = Math.max(...wrapped.map(({ length }) => length)) * pen.lineHeight(letters);
    if (y + height + GAP > bottom) {
      foot();
      document.addPage();
      pageNumber += 1;
      y = page.margin;
      put(headings, HEADING);
    }
    wrapped.forEach((lines, at) => {
      const place = places[at];
      if (place === undefined) return;
      lines.forEach((line, index) =>
        pen.line(
          line,
          { ...place, y: y + index * pen.lineHeight(letters) },
          { ...letters, isAtEnd: place.isFigure },
        ),
      );
    });
    y += height + GAP / 2;
    document
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.5)
      .stroke(RULE);
    y += GAP / 2;
  }
  return {
    row: (cells: readonly string[]) => put(cells, CELL),
    headings: () => put(headings, HEADING),
    text: (text: string, letters: Letters) => {
      for (const line of pen.wrap(text, width, letters)) {
        pen.line(line, { x: page.margin, y, width }, letters);
        y += pen.lineHeight(letters);
      }
    },
    skip: (points: number) => {
      y += points;
    },
    foot,
  };
}

/** A table as a PDF document for reading and printing, of its first `PDF_ROWS` rows. */
export async function pdfTable<Entry>(table: PdfTable<Entry>): Promise<Buffer> {
  const language = languageWithTexts(table.language);
  const texts = serverTexts(language).pdf;
  const isRightToLeft = directionOf(language) === 'rtl';
  const pen = createPen({ title: table.title, language, isRightToLeft });
  const chunks: Buffer[] = [];
  pen.document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pen.document.once('end', resolve);
    pen.document.once('error', reject);
  });
  const sheet = createSheet(pen, {
    places: placesOf(table.columns, pen, isRightToLeft),
    headings: table.columns.map(({ heading }) => heading),
    footOf: (page) => fillText(texts.page, { title: table.title, page: String(page) }),
  });
  sheet.text(table.title, TITLE);
  for (const fact of table.facts) sheet.text(fact, FACT);
  sheet.skip(GAP * 2);
  sheet.headings();
  let drawn = 0;
  let found = 0;
  for await (const entries of table.pages) {
    for (const entry of entries.slice(0, PDF_ROWS - drawn)) {
      sheet.row(table.rowOf(entry));
      drawn += 1;
      if (drawn % ROWS_AT_ONCE === 0) await setImmediate();
    }
    found += entries.length;
    if (found > PDF_ROWS) {
      sheet.text(fillText(texts.cut, { rows: String(PDF_ROWS) }), FACT);
      break;
    }
  }
  if (drawn === 0) sheet.text(texts.nothing, FACT);
  sheet.foot();
  pen.document.end();
  await ended;
  return Buffer.concat(chunks);
}
