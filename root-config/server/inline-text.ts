import { createHash } from 'node:crypto';
import type { ReleasedFile } from '@touchline/contracts/releases';

/**
 * A script of up to this many compressed bytes travels in the document that needs it. A request costs
 * a round trip and, over HTTP/1.1, one of six connections; the document's own bytes arrive while
 * the first requests are still on their way.
 */
const LARGEST_SCRIPT = 6144;
/**
 * Without its styles nothing is painted, whatever they weigh: a page that had to request them showed
 * its first price after 740 ms instead of 350. `npm run check` bounds what they weigh together.
 */
const LARGEST_STYLESHEET = 16_384;
/** What would end the element that the text is written into, or change how it is read. */
const ENDS_ELEMENT = /<\/(?:script|style)|<!--/i;

/** The bytes of a published file by its address, or nothing where they are not at hand. */
export type ReadAsset = (href: string) => Buffer | undefined;

/** The text of a published file, where it is small and safe to write into a document. */
export type InlineText = (href: string, file: ReleasedFile) => string | undefined;

/** Reads each file once, and uses what it reads only when it is what was published. */
export function createInlineText(readAsset: ReadAsset): InlineText {
  const known = new Map<string, string | undefined>();
  function read(href: string, { integrity }: ReleasedFile): string | undefined {
    const bytes = readAsset(href);
    if (bytes === undefined) {
      return undefined;
    }
    const [algorithm = ''] = integrity.split('-');
    const hash = createHash(algorithm).update(bytes).digest('base64');
    const text = bytes.toString();
    return `${algorithm}-${hash}` === integrity && !ENDS_ELEMENT.test(text) ? text : undefined;
  }
  return (href, file) => {
    if (file.size > (href.endsWith('.css') ? LARGEST_STYLESHEET : LARGEST_SCRIPT)) {
      return undefined;
    }
    if (!known.has(href)) {
      known.set(href, read(href, file));
    }
    return known.get(href);
  };
}
