import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway({ variables: (folder) => ({ DATA_DIR: folder }) });
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

it('a sitemap is rendered once, whatever hosts request it, with the address of each', async () => {
  const { book } = site.feed;
  const read = book.events.bind(book);
  let renderings = 0;
  // The archive of results reads the book as well, in its own time.
  const events = vi.spyOn(book, 'events').mockImplementation(() => {
    renderings += new Error('who reads').stack?.includes('write-sitemap') === true ? 1 : 0;
    return read();
  });
  const hosts = Array.from({ length: 30 }, (_, index) => `host${index}.example`);
  for (const host of hosts) {
    const answer = await site.app.inject({ url: '/sitemap-en-line.xml', headers: { host } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`http://${host}/en`);
    expect(answer.headers['cache-control']).toMatch(/^private/);
  }
  expect(renderings).toBe(1);
  events.mockRestore();
});

it('a sitemap for a host that is no name is refused', async () => {
  const answer = await site.app.inject({
    url: '/sitemap-en-line.xml',
    headers: { host: 'a<b>&c' },
  });
  expect(answer.statusCode).toBe(400);
});

it('only routes that accept files or texts read more than 64 KiB', () => {
  const large = site.app.routeTable.flatMap(({ url, bodyLimit }) =>
    bodyLimit !== undefined && bodyLimit > 65_536 ? [url] : [],
  );
  expect([...new Set(large)].toSorted()).toEqual([
    '/content-api/v1/operator/articles/:kind/versions',
    '/dictionaries-api/v1/dictionaries',
    '/documents-api/v1/documents',
    '/import-map-service/plugins/:plugin/versions/:version',
  ]);
});
