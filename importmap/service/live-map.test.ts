import { EnvironmentState } from '@touchline/contracts/releases';
import { describe, expect, it } from 'vitest';
import { createLiveMap } from './live-map.ts';
import { INDEX, plugin } from './testing/fixture-releases.ts';

const OLD = plugin('sport', { version: '0.9.0' });
const mapOf = (sport: object, readable = [OLD]) =>
  createLiveMap({
    index: INDEX,
    revision: 3,
    state: EnvironmentState.parse({ plugins: { sport } }),
    readVersion: async (id, version) =>
      readable.find((one) => one.id === id && one.version === version),
  });
const half = [
  { version: '0.9.0', weight: 50 },
  { version: '1.0.0-a', weight: 50 },
];
const VISITORS = Array.from({ length: 200 }, (_, index) => `visitor ${index}`);

describe('the live map', () => {
  it('the live map gives a visitor the same composition every time, and half of them each version', async () => {
    const { compositionOf } = await mapOf({ versions: half });
    const urls = VISITORS.map(
      (visitor) => compositionOf(visitor).importMap.imports['@touchline/sport'],
    );
    const old = urls.filter((url) => url === '/assets/sport/0.9.0/sport.js').length;
    expect(old).toBeGreaterThan(60);
    expect(old).toBeLessThan(140);
    expect(compositionOf('visitor 1')).toBe(compositionOf('visitor 1'));
    expect(new Set(VISITORS.map((visitor) => compositionOf(visitor).release)).size).toBe(2);
  });

  it('the live map announces a rollout that leaves most visitors where they are', async () => {
    const before = await mapOf({ versions: [{ version: '1.0.0-a', weight: 100 }] });
    const after = await mapOf({
      versions: [
        { version: '1.0.0-a', weight: 95 },
        { version: '0.9.0', weight: 5 },
      ],
    });
    expect(after.release).not.toBe(before.release);
    expect(after.compositionOf().release).toBe(before.compositionOf().release);
  });

  it('the live map uses the fallback for a version whose files are missing, else the newest build', async () => {
    const gone = [{ version: '0.8.0', weight: 100 }];
    const fallen = await mapOf({ versions: gone, fallback: '0.9.0' });
    expect(fallen.services.find(({ id }) => id === 'sport')?.version).toBe('0.9.0');
    const newest = await mapOf({ versions: gone });
    expect(newest.services.find(({ id }) => id === 'sport')?.version).toBe('1.0.0-a');
  });

  it('the live map shows operators every live version with its share', async () => {
    const { services } = await mapOf({ versions: half });
    expect(services.find(({ id }) => id === 'sport')).toMatchObject({
      enabled: true,
      versions: half,
    });
  });
});
