import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** For tests: what a reader finds on each page of a document, its pieces joined by spaces. */
export async function textOfPdf(file: Buffer): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await document.destroy();
  return pages.map((page) => page.replaceAll(/\s+/g, ' '));
}
