import { setImmediate } from 'node:timers/promises';

/** Characters that are prepared and sent without a break. */
const PIECE_LENGTH = 65_536;
/** Pages decided about without a break. */
const AT_ONCE = 50;

/** A sitemap in pieces that end between addresses. */
export function piecesOf(xml: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < xml.length) {
    const next = xml.indexOf('<url>', start + PIECE_LENGTH);
    const end = next === -1 ? xml.length : next;
    pieces.push(xml.slice(start, end));
    start = end;
  }
  return pieces;
}

/** The pieces with an origin in place of another; other requests have their turn in between. */
export async function* withOrigin(
  pieces: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    yield Buffer.from(piece.replaceAll(from, to));
    await setImmediate();
  }
}

/** Those of many paths that are listed; other requests have their turn in between. */
export async function listedPaths(
  paths: readonly string[],
  isListed: (path: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const listed: string[] = [];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    const found = await Promise.all(some.map(isListed));
    listed.push(...some.filter((_path, at) => found[at]));
    await setImmediate();
  }
  return listed;
}
