import { describe, expect, it, vi } from 'vitest';
import { createImportMapService } from './import-map-service.ts';
import type { ReleaseSource } from './release-source.ts';
import { INDEX, plugin } from './testing/fixture-releases.ts';

interface Row {
  id: string;
  enabled: boolean;
  version: string | null;
}

/** A table of decisions that can be taken away like a database. */
function createTable() {
  const rows = new Map<string, Row>();
  const changes: unknown[] = [];
  let isDown = false;
  return {
    rows,
    changes,
    setDown: (down: boolean) => (isDown = down),
    query: async (text: string, parameters: readonly unknown[]) => {
      if (isDown) {
        throw new Error('connection refused');
      }
      const [environment, id, enabled, actor] = parameters as [string, string, boolean, string];
      if (text.startsWith('SELECT')) {
        return { rows: environment === 'production' ? [...rows.values()] : [] };
      }
      rows.set(id, { id, enabled, version: rows.get(id)?.version ?? null });
      changes.push({ environment, id, enabled, actor });
      return { rows: [] };
    },
  };
}

async function start(releases: Partial<ReleaseSource> = {}) {
  const table = createTable();
  const onChange = vi.fn();
  const onTrouble = vi.fn();
  const service = createImportMapService({
    query: table.query,
    releases: { latest: async () => INDEX, version: async () => undefined, ...releases },
    environments: ['production', 'stage'],
    onChange,
    onTrouble,
  });
  await service.refresh();
  return { table, onChange, onTrouble, service };
}

describe('import-map service', () => {
  it('turns a plugin off and on again, says so once each, and records who did it', async () => {
    const { service, table, onChange } = await start();
    const before = service.composition().release;
    const off = { id: 'sport', enabled: false, actor: 'operator' };
    expect(await service.setEnabled(off)).toMatchObject({ id: 'sport', enabled: false });
    expect(service.composition().importMap.imports).not.toHaveProperty(['@touchline/sport']);
    expect(service.composition('stage').importMap.imports).toHaveProperty(['@touchline/sport']);
    await service.setEnabled({ ...off, enabled: true });
    expect(service.composition().release).toBe(before);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenLastCalledWith({ environment: 'production', release: before });
    expect(table.changes).toHaveLength(2);
    expect(table.changes[0]).toEqual({ ...off, environment: 'production' });
  });

  it('refuses to turn off what protects players, and what it does not know', async () => {
    const { service, table } = await start();
    const attempt = (id: string, environment = 'production') =>
      service.setEnabled({ environment, id, enabled: false, actor: 'operator' });
    await expect(attempt('responsible-gaming')).rejects.toMatchObject({ code: 'plugin_mandatory' });
    await expect(attempt('react')).rejects.toMatchObject({ code: 'plugin_unknown' });
    await expect(attempt('sport', 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
    expect(table.changes).toEqual([]);
  });

  it('keeps a mandatory plugin even when the table says it is off', async () => {
    const { service, table } = await start();
    table.rows.set('responsible-gaming', {
      id: 'responsible-gaming',
      enabled: false,
      version: null,
    });
    await service.refresh();
    expect(service.services()).toContainEqual(
      expect.objectContaining({ id: 'responsible-gaming', enabled: true }),
    );
  });

  it('runs on the last known decisions while the database is down', async () => {
    const { service, table, onChange, onTrouble } = await start();
    await service.setEnabled({ id: 'sport', enabled: false, actor: 'operator' });
    const { release } = service.composition();
    onChange.mockClear();
    table.setDown(true);
    await service.refresh();
    expect(service.composition().release).toBe(release);
    expect(service.isFresh()).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
    expect(onTrouble).toHaveBeenCalled();
    await expect(
      service.setEnabled({ id: 'sport', enabled: true, actor: 'operator' }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    table.setDown(false);
    await service.refresh();
    expect(service.isFresh()).toBe(true);
  });

  it('starts with everything on when the database is down from the beginning', async () => {
    const table = createTable();
    table.setDown(true);
    const service = createImportMapService({
      query: table.query,
      releases: { latest: async () => INDEX, version: async () => undefined },
    });
    await service.refresh();
    expect(service.composition().importMap.imports).toHaveProperty(['@touchline/sport']);
  });

  it('keeps the last good map while a build cannot be read', async () => {
    let index: typeof INDEX | undefined = INDEX;
    const { service } = await start({ latest: async () => index });
    const { release } = service.composition();
    index = undefined;
    await service.refresh();
    expect(service.composition().release).toBe(release);
    expect(service.isFresh()).toBe(false);
  });

  it('follows a new build, unless a version was chosen to stay on', async () => {
    let index = INDEX;
    const old = plugin('sport');
    const { service, table, onChange } = await start({
      latest: async () => index,
      version: async (_id, version) => (version === old.version ? old : undefined),
    });
    index = { ...INDEX, artefacts: [plugin('sport', { version: '1.0.0-b' })] };
    await service.refresh();
    const url = () => service.composition().importMap.imports['@touchline/sport'];
    expect(url()).toBe('/assets/sport/1.0.0-b/sport.js');
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ environment: 'production' }));
    table.rows.set('sport', { id: 'sport', enabled: true, version: '1.0.0-a' });
    await service.refresh();
    expect(url()).toBe('/assets/sport/1.0.0-a/sport.js');
  });

  it('refreshes on its own until it is told to stop', async () => {
    vi.useFakeTimers();
    const latest = vi.fn(async () => INDEX);
    const { service } = await start({ latest });
    const stop = service.follow(2000);
    await vi.advanceTimersByTimeAsync(4100);
    expect(latest).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(latest).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
