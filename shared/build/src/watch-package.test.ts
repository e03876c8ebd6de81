import type { Artefact } from '@touchline/contracts/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from './build-workspace.ts';
import { placesOf } from './places.ts';
import { readIndex } from './release-index.ts';
import {
  createFixtureWorkspace,
  FIXTURE_PLUGIN,
  type FixtureWorkspace,
} from './testing/fixture-workspace.ts';
import { watchPackage } from './watch-package.ts';

let workspace: FixtureWorkspace;
beforeAll(async () => {
  workspace = await createFixtureWorkspace(FIXTURE_PLUGIN);
});
afterAll(() => workspace.remove());

/** Results of a watch, one at a time, in order. */
function createQueue() {
  const results: unknown[] = [];
  let wake: () => void = () => undefined;
  return {
    push: (result: unknown) => {
      results.push(result);
      wake();
    },
    next: async () => {
      while (results.length === 0) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      return results.shift();
    },
  };
}

describe('development of one package', () => {
  it('the development of a package publishes a new version on each change, survives a broken one, leaves the rest alone', async () => {
    const [react] = await buildWorkspace({ root: workspace.root, only: 'single-spa' });
    const queue = createQueue();
    const stop = await watchPackage({
      root: workspace.root,
      only: '@touchline/demo',
      onBuilt: ({ artefact }) => queue.push(artefact),
      onError: queue.push,
    });
    const first = (await queue.next()) as Artefact;
    expect(first.version).toMatch(/^2\.3\.4-dev\./);

    await workspace.write({ 'plugins/demo/src/logo.view.tsx': 'export const view = <b>;' });
    expect(await queue.next()).toMatchObject({ code: 'build_failed' });

    await workspace.write({
      'plugins/demo/src/logo.view.tsx': 'export const view = () => <b>other</b>;',
    });
    const second = (await queue.next()) as Artefact;
    expect(second.version).toMatch(/^2\.3\.4-dev\./);
    expect(second.version).not.toBe(first.version);
    const index = await readIndex(placesOf(workspace.root));
    expect(index?.artefacts).toEqual([react, second]);
    await stop();
  }, 60_000);

  it('the development of a package that does not exist is refused', async () => {
    const nothing = { onBuilt: () => undefined, onError: () => undefined };
    await expect(
      watchPackage({ root: workspace.root, only: 'nowhere', ...nothing }),
    ).rejects.toMatchObject({ code: 'build_package_unknown' });
  });
});
