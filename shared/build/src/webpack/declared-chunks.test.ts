import type { Artefact } from '@touchline/contracts/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWorkspace } from '../build-workspace.ts';
import {
  createFixtureWorkspace,
  FIXTURE_PLUGIN,
  type FixtureWorkspace,
} from '../testing/fixture-workspace.ts';

let workspace: FixtureWorkspace;

beforeAll(async () => {
  workspace = await createFixtureWorkspace(FIXTURE_PLUGIN);
});
afterAll(() => workspace.remove());

const VIEWS = ['page/page.view.tsx', 'logo.view.tsx'];

/** Builds the fixture plugin with this `chunks.json`. */
async function buildWith(declaration: unknown): Promise<Artefact | undefined> {
  await workspace.write({ 'plugins/demo/src/chunks.json': JSON.stringify(declaration) });
  const built: Artefact[] = [];
  await buildWorkspace({
    root: workspace.root,
    only: 'demo',
    onTarget: ({ artefact }) => built.push(artefact),
  });
  return built[0];
}

function scriptsOf(artefact: Artefact | undefined): number {
  return Object.keys(artefact?.files ?? {}).filter((file) => file.endsWith('.js')).length;
}

describe('declared chunks', { timeout: 60_000 }, () => {
  it('files that a package declares together share a chunk, others have one each', async () => {
    const apart = await buildWith({});
    const together = await buildWith({ shared: { views: VIEWS } });
    expect(scriptsOf(together)).toBe(scriptsOf(apart) - 1);
    const scripts = ['./page/page.view.tsx', './logo.view.tsx'].map((file) =>
      together?.modules[file]?.files.filter((name) => name.endsWith('.js')),
    );
    expect(scripts[0]).toHaveLength(1);
    expect(scripts[1]).toEqual(scripts[0]);
  });

  it('a declared file that nothing imports lazily is refused', async () => {
    await expect(buildWith({ shared: { views: ['gone.view.tsx'] } })).rejects.toMatchObject({
      code: 'chunk_module_unknown',
      message: expect.stringContaining('gone.view.tsx') as string,
    });
  });

  it('a module that is not declared for the first chunk is refused there', async () => {
    await expect(buildWith({ first: [] })).rejects.toMatchObject({
      code: 'first_chunk_undeclared',
      message: expect.stringContaining('plugin.ts') as string,
    });
    await expect(buildWith({ first: ['plugin.ts'] })).resolves.toBeDefined();
  });

  it('a declaration with an unknown field is refused', async () => {
    await expect(buildWith({ shard: {} })).rejects.toMatchObject({ code: 'chunks_invalid' });
  });
});
