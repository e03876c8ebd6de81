import { packManifest } from '@touchline/contracts/plugins';
import { afterEach, expect, it, vi } from 'vitest';
import { testManifest, testRoute } from '../testing/test-manifest.ts';
import { completeRelease } from './complete-release.ts';

afterEach(() => vi.unstubAllGlobals());

const importMap = { imports: {}, integrity: {}, depcache: {}, stylesheets: {} };
const sport = testManifest({ id: 'sport', routes: [testRoute('home', '/')] });

async function complete(response: Response) {
  const done: unknown[] = [];
  await completeRelease({
    response: Promise.resolve(response),
    modules: { remap: (map) => done.push(map) },
    registry: { change: (change) => done.push(change) },
  });
  return done;
}

it('a page takes the modules and the plugins of its release from the table, in this order', async () => {
  const table = { importMap, manifests: [packManifest(sport)] };
  expect(await complete(Response.json(table))).toEqual([
    importMap,
    { kind: 'complete', manifests: [expect.objectContaining({ id: 'sport' })] },
  ]);
});

it('a page of a release that no server knows any more takes the live one', async () => {
  const live = vi.fn(async () => Response.json({ release: 'r2', importMap, manifests: [sport] }));
  vi.stubGlobal('fetch', live);
  const [, change] = await complete(new Response('', { status: 404 }));
  expect(live.mock.calls).toEqual([['/import-map-service/release.json']]);
  expect(change).toEqual({ kind: 'complete', manifests: [sport] });
});

it('a table that cannot be read completes nothing', async () => {
  await expect(complete(new Response('', { status: 503 }))).rejects.toThrow('503');
  await expect(complete(new Response('<html>'))).rejects.toThrow();
});
