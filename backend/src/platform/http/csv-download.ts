import Papa from 'papaparse';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';

/** Each reads the whole of a history. */
export const DOWNLOADS_PER_MINUTE = 10;

/** By it spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What the query of a download has besides its filter: the language of its words. */
export const DownloadLanguage = z.object({ language: z.string().check(z.regex(/^[a-z]{2}$/)) });

/** Lines as spreadsheets read them; a text that they would take for a formula gets an apostrophe. */
function lines(rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`;
}

/** A table of comma-separated values, piece by piece: a long history is never held whole. */
export async function* csvTable<Entry>({
  header,
  pages,
  rowOf,
}: {
  readonly header: readonly string[];
  readonly pages: AsyncIterable<readonly Entry[]>;
  readonly rowOf: (entry: Entry) => readonly string[];
}): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([header]);
  for await (const entries of pages) {
    if (entries.length > 0) yield lines(entries.map(rowOf));
  }
}

/** The headers and the body that answer a request with a table of `csvTable`; `name` is without suffix. */
export function csvAnswer(
  name: string,
  table: AsyncIterable<string>,
): { readonly headers: Readonly<Record<string, string>>; readonly body: Readable } {
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
    body: Readable.from(table),
  };
}
