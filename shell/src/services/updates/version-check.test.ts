import type { ReleaseAnswer } from '@touchline/contracts/releases';
import { createTestClock } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { createTestLogger } from '../../testing/test-logger.ts';
import { CHECK_AFTER, checkVersion, needsReload } from './version-check.ts';

const answer = (release: string, imports: Record<string, string> = {}): ReleaseAnswer =>
  ({ release, importMap: { imports }, manifests: [{ id: 'sport' }] }) as never;

function setUp({ live, isKept = false }: { live: string; isKept?: boolean }) {
  const clock = createTestClock();
  const onNewer = vi.fn();
  const fetchRelease = vi.fn(async () => answer(live));
  checkVersion({ release: 'r1', isKept, clock, log: createTestLogger(), fetchRelease, onNewer });
  return { clock, onNewer, fetchRelease };
}

describe('version check', () => {
  it('the version check runs 60 s after the start and reports a newer version', async () => {
    const { clock, onNewer, fetchRelease } = setUp({ live: 'r2' });
    clock.advance(CHECK_AFTER - 1);
    expect(fetchRelease).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(onNewer).toHaveBeenCalledWith(expect.objectContaining({ release: 'r2' }));
    expect(CHECK_AFTER).toBe(60_000);
  });

  it('the version check reports nothing while the version is the same', async () => {
    const { clock, onNewer } = setUp({ live: 'r1' });
    clock.advance(CHECK_AFTER);
    await settle();
    expect(onNewer).not.toHaveBeenCalled();
  });

  it('the version check runs immediately for a cached document', async () => {
    const { clock, onNewer } = setUp({ live: 'r2', isKept: true });
    clock.advance(0);
    await settle();
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  it('the version check leaves the page as it is when it fails', async () => {
    const { clock, onNewer, fetchRelease } = setUp({ live: 'r2' });
    fetchRelease.mockRejectedValueOnce(new Error('offline'));
    clock.advance(CHECK_AFTER);
    await settle();
    expect(onNewer).not.toHaveBeenCalled();
  });
});

describe('a reload', () => {
  const present = { '@touchline/shell': '/a/1', '@touchline/sport': '/s/1', react: '/r/1' };
  it.each([
    ['only a plugin has changed', { ...present, '@touchline/sport': '/s/2' }, false],
    ['the shell has changed', { ...present, '@touchline/shell': '/a/2' }, true],
    ['a shared library has changed', { ...present, react: '/r/2' }, true],
    ['something was added', { ...present, '@touchline/new': '/n/1' }, false],
  ])('a reload when %s: needed is %s', (_what, imports, needed) => {
    expect(needsReload(present, answer('r2', imports))).toBe(needed);
  });
});
