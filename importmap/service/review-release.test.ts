import { type Artefact, EnvironmentState } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import type { DamagedFile } from './release-source.ts';
import { reviewRelease } from './review-release.ts';
import { INDEX, plugin } from './testing/fixture-releases.ts';

const ROUTE = { layout: 'default', access: 'any', module: './a.view.tsx' };

function withManifest(base: Artefact, changes: object): Artefact {
  return { ...base, manifest: { ...base.manifest, ...changes } as never };
}

async function codesOf(
  fresh: Artefact | undefined,
  {
    index = INDEX,
    after = { plugins: { sport: { versions: [{ version: 'next', weight: 100 }] } } },
    damage = [],
  }: {
    index?: typeof INDEX;
    after?: object;
    damage?: readonly DamagedFile[];
  } = {},
) {
  const findings = await reviewRelease({
    index,
    releases: {
      latest: async () => index,
      version: async (_id, version) => (version === fresh?.version ? fresh : undefined),
      inspect: async () => damage,
      built: async () => [],
    },
    before: EnvironmentState.parse({}),
    after: EnvironmentState.parse(after),
  });
  return findings.map(({ severity, code }) => `${severity} ${code}`);
}

const NEXT = plugin('sport', { version: 'next' });

describe('a dry run', () => {
  it('has nothing against a version that fits', async () => {
    expect(await codesOf(NEXT)).toEqual([]);
  });

  it('names a version that was never published', async () => {
    expect(await codesOf(undefined)).toEqual(['blocker file_missing']);
  });

  it.each(['missing', 'tampered'] as const)('names a %s file', async (fault) => {
    const found = await codesOf(NEXT, { damage: [{ file: 'sport.js', fault }] });
    expect(found).toEqual([`blocker file_${fault}`]);
  });

  it('names a plugin API that pages do not have', async () => {
    expect(await codesOf(withManifest(NEXT, { api: '^99.0' }))).toEqual([
      'blocker api_unsupported',
    ]);
  });

  it('names an entry beyond its budget', async () => {
    const files = { 'sport.js': { integrity: '', bytes: 1, size: 61_441 } };
    expect(await codesOf({ ...NEXT, files })).toEqual(['blocker budget_exceeded']);
  });

  it('names the plugin whose route, modal or address is taken', async () => {
    const other = withManifest(plugin('lotto'), {
      routes: [{ ...ROUTE, name: 'draw', path: '/draws/:id' }],
      modals: [{ name: 'ticket', module: './a.view.tsx' }],
    });
    const index = { ...INDEX, artefacts: [...INDEX.artefacts, other] };
    const modal = withManifest(NEXT, { modals: [{ name: 'ticket', module: './b.view.tsx' }] });
    expect(await codesOf(modal, { index })).toEqual(['blocker name_clash']);
    const name = withManifest(NEXT, { routes: [{ ...ROUTE, name: 'draw', path: '/other' }] });
    expect(await codesOf(name, { index })).toEqual(['blocker name_clash']);
    const path = withManifest(NEXT, { routes: [{ ...ROUTE, name: 'x', path: '/draws/:number' }] });
    expect(await codesOf(path, { index })).toEqual(['blocker route_clash']);
  });

  it('tells of contributions that vanish, as a warning', async () => {
    const now = withManifest(plugin('sport'), {
      modals: [{ name: 'filters', module: './b.view.tsx' }],
    });
    const index = {
      ...INDEX,
      artefacts: INDEX.artefacts.map((one) => (one.id === 'sport' ? now : one)),
    };
    expect(await codesOf(NEXT, { index })).toEqual(['warning contribution_vanishes']);
    const off = { plugins: { sport: { enabled: false } } };
    expect(await codesOf(undefined, { index, after: off })).toEqual([
      'warning contribution_vanishes',
    ]);
  });

  it('tells of a module without integrity, as a warning', async () => {
    const after = { imports: { x: 'https://a.example/x.js', 'x/': 'https://a.example/' } };
    expect(await codesOf(undefined, { after })).toEqual(['warning integrity_missing']);
  });
});
