import { type Artefact, EnvironmentState } from '@touchline/contracts/releases';
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
    legacyPaths = {},
  }: {
    index?: typeof INDEX;
    after?: object;
    damage?: readonly DamagedFile[];
    legacyPaths?: Readonly<Record<string, string>>;
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
    legacyPaths,
  });
  return findings.map(({ severity, code }) => `${severity} ${code}`);
}

const NEXT = plugin('sport', { version: 'next' });

describe('a dry run', () => {
  it('a dry run finds nothing against a version that fits', async () => {
    expect(await codesOf(NEXT)).toEqual([]);
  });

  it('a dry run reports a version that was never published', async () => {
    expect(await codesOf(undefined)).toEqual(['blocker file_missing']);
  });

  it.each(['missing', 'tampered'] as const)('a dry run reports a %s file', async (fault) => {
    const found = await codesOf(NEXT, { damage: [{ file: 'sport.js', fault }] });
    expect(found).toEqual([`blocker file_${fault}`]);
  });

  it('a dry run reports a plugin API that pages do not have', async () => {
    expect(await codesOf(withManifest(NEXT, { api: '^99.0' }))).toEqual([
      'blocker api_unsupported',
    ]);
  });

  it('a dry run reports an entry beyond its budget', async () => {
    const files = { 'sport.js': { integrity: '', bytes: 1, size: 61_441 } };
    expect(await codesOf({ ...NEXT, files })).toEqual(['blocker budget_exceeded']);
  });

  it('a dry run reports the plugin whose route, modal or address is already used', async () => {
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

  it('a dry run reports a legacy promotion path that is an address of the version, and no other', async () => {
    const next = withManifest(NEXT, { routes: [{ ...ROUTE, name: 'draw', path: '/draws/:id' }] });
    const legacyPaths = { '/draws/friday': 'lucky', '/lucky-friday': 'lucky' };
    expect(await codesOf(next, { legacyPaths })).toEqual(['blocker legacy_path_conflict']);
    expect(await codesOf(next, { legacyPaths: { '/lucky-friday': 'lucky' } })).toEqual([]);
  });

  it('a dry run reports a name used twice, and unknown slots and events', async () => {
    const slot = { slot: 'left', name: 'banner', module: './a.view.tsx' };
    const twice = withManifest(NEXT, { slots: [slot, slot] });
    expect(await codesOf(twice)).toEqual(['blocker name_clash']);
    const other = withManifest(NEXT, { slots: [slot, { ...slot, slot: 'office.menu' }] });
    expect(await codesOf(other)).toEqual([]);
    const unknown = withManifest(NEXT, { slots: [{ ...slot, slot: 'cellar' }] });
    expect(await codesOf(unknown)).toEqual(['warning slot_unknown']);
    const owner = withManifest(plugin('lotto'), { ownSlots: ['lotto.draw'] });
    const withOwner = { index: { ...INDEX, artefacts: [...INDEX.artefacts, owner] } };
    const asking = (name: string) => withManifest(NEXT, { slots: [{ ...slot, slot: name }] });
    expect(await codesOf(asking('lotto.draw'), withOwner)).toEqual([]);
    expect(await codesOf(asking('lotto.darw'), withOwner)).toEqual(['warning slot_unknown']);
    const heard = withManifest(NEXT, {
      handlers: [{ event: 'balance.changed' }, { event: 'rain' }],
    });
    expect(await codesOf(heard)).toEqual(['warning event_unknown']);
  });

  it('a dry run reports player protection that would reach no visitor, and a version that no longer declares it', async () => {
    const noVersion = { versions: [{ version: 'none', weight: 100 }] };
    const missing = await codesOf(undefined, {
      after: { plugins: { 'responsible-gaming': noVersion } },
    });
    expect(missing).toContain('blocker plugin_missing');
    const claims = withManifest(NEXT, { criticality: 'mandatory' });
    expect(await codesOf(claims)).toEqual(['blocker protection_changed']);
  });

  it('a dry run warns of contributions that vanish', async () => {
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

  it('a dry run warns of a module without integrity', async () => {
    const after = { imports: { x: 'https://a.example/x.js', 'x/': 'https://a.example/' } };
    expect(await codesOf(undefined, { after })).toEqual(['warning integrity_missing']);
  });
});
