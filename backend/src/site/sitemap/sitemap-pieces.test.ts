import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { listedPaths, piecesOf, withOrigin } from './sitemap-pieces.ts';

const FROM = 'https://origin.invalid';
const xml = `<urlset>${Array.from({ length: 5_000 }, (_, at) => `<url><loc>${FROM}/en/${at}</loc></url>`).join('')}</urlset>`;

/** How often other work had its turn while something was awaited. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

it('a large sitemap is sent in pieces, with other requests in between', async () => {
  const pieces = piecesOf(xml);
  expect(pieces.join('')).toBe(xml);
  expect(pieces.length).toBeGreaterThan(2);
  const parts: Buffer[] = [];
  const turns = await turnsDuring(async () => {
    for await (const part of withOrigin(pieces, { from: FROM, to: 'https://a.example' })) {
      parts.push(part);
    }
  });
  expect(Buffer.concat(parts).toString()).toBe(xml.replaceAll(FROM, 'https://a.example'));
  expect(turns).toBeGreaterThanOrEqual(pieces.length);
});

it('an empty sitemap has no pieces', () => {
  expect(piecesOf('')).toEqual([]);
});

it('pages are decided about a few at a time, in their order', async () => {
  const paths = Array.from({ length: 500 }, (_, at) => `/${at}`);
  let listed: readonly string[] = [];
  const turns = await turnsDuring(async () => {
    listed = await listedPaths(paths, async (path) => !path.endsWith('7'));
  });
  expect(listed).toEqual(paths.filter((path) => !path.endsWith('7')));
  expect(turns).toBeGreaterThanOrEqual(10);
});
