import { afterEach, describe, expect, it } from 'vitest';
import { createFingerprints } from './fingerprint.ts';
import { listTargets } from './targets.ts';
import { createFixtureWorkspace, type FixtureWorkspace } from './testing/fixture-workspace.ts';
import { readWorkspace } from './workspace.ts';

let fixture: FixtureWorkspace | undefined;
afterEach(() => fixture?.remove());

const lockOf = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/chart': { version } } });

const entry = (file: string) => ({ 'touchline-source': `./src/${file}` });

async function fingerprintsAfter(
  file: string,
  text = '2',
): Promise<readonly [before: string, after: string]> {
  fixture = await createFixtureWorkspace({
    'package.json': JSON.stringify({ workspaces: ['plugins/*', 'shared/*'] }),
    'plugins/demo/package.json': JSON.stringify({
      name: '@touchline/demo',
      version: '1.0.0',
      dependencies: { '@touchline/ui': '1.0.0' },
    }),
    'plugins/demo/src/plugin.ts': '',
    'shared/ui/package.json': JSON.stringify({
      name: '@touchline/ui',
      version: '1.0.0',
      exports: { '.': entry('index.ts'), './icons': entry('icons.ts') },
      dependencies: { chart: '1.0.0' },
    }),
    'package-lock.json': lockOf('1.0.0'),
    'shared/ui/src/index.ts': '1',
    'shared/ui/src/icons.ts': "import { path } from './path.ts'; import './icon.css';",
    'shared/ui/src/path.ts': '1',
    'shared/ui/src/icon.css': '1',
  });
  const ofDemo = async (root: string) => {
    const workspace = await readWorkspace(root);
    const demo = listTargets(workspace).find(({ id }) => id === 'demo');
    return demo ? (await createFingerprints(workspace, 'production')).of(demo) : '';
  };
  const before = await ofDemo(fixture.root);
  await fixture.write({ [file]: text });
  return [before, await ofDemo(fixture.root)];
}

describe('the fingerprint of a plugin', () => {
  it('the fingerprint of a plugin changes with a file of a shared package that it bundles', async () => {
    const [before, after] = await fingerprintsAfter('shared/ui/src/icons.ts');
    expect(before).toMatch(/^[0-9a-f]{10}$/);
    expect(after).not.toBe(before);
  });

  it.each(['path.ts', 'icon.css'])(
    'the fingerprint of a plugin changes with %s, which a file that it bundles imports',
    async (name) => {
      const [before, after] = await fingerprintsAfter(`shared/ui/src/${name}`);
      expect(after).not.toBe(before);
    },
  );

  it('the fingerprint of a plugin changes with an npm package that bundled files may import', async () => {
    const [before, after] = await fingerprintsAfter('package-lock.json', lockOf('1.0.1'));
    expect(after).not.toBe(before);
  });

  it('the fingerprint of a plugin is stable while only what comes from the import map changes', async () => {
    const [before, after] = await fingerprintsAfter('shared/ui/src/index.ts');
    expect(after).toBe(before);
  });
});
