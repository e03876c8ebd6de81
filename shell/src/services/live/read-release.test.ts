import type { ReleaseAnswer } from '@touchline/contracts/releases';
import { describe, expect, it, vi } from 'vitest';
import { createTestLogger } from '../../testing/test-logger.ts';
import { createReleaseReader } from './read-release.ts';

const answer = (release: string): ReleaseAnswer => ({
  release,
  importMap: { imports: {}, integrity: {}, depcache: {}, stylesheets: {} },
  manifests: [],
});

function setUp() {
  const requests: {
    readonly resolve: (release: ReleaseAnswer) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const onRelease = vi.fn();
  const read = createReleaseReader({
    onRelease,
    log: createTestLogger(),
    fetchRelease: () =>
      new Promise((resolve, reject) => {
        requests.push({ resolve, reject });
      }),
  });
  const taken = () => onRelease.mock.calls.map(([{ release }]) => release);
  return { requests, read, taken };
}

describe('the release reader', () => {
  it('the release reader drops a response that a newer one has overtaken', async () => {
    const { requests, read, taken } = setUp();
    const reads = [read('r2'), read('r3')];
    requests[1]?.resolve(answer('r3'));
    await reads[1];
    requests[0]?.resolve(answer('r2'));
    await reads[0];
    expect(taken()).toEqual(['r3']);
  });

  it('the release reader applies every response that comes in order', async () => {
    const { requests, read, taken } = setUp();
    const reads = [read('r2'), read('r3')];
    requests[0]?.resolve(answer('r2'));
    requests[1]?.resolve(answer('r3'));
    await Promise.all(reads);
    expect(taken()).toEqual(['r2', 'r3']);
  });

  it('the release reader applies an older response where the newer request has failed', async () => {
    const { requests, read, taken } = setUp();
    const reads = [read('r2'), read('r3')];
    requests[1]?.reject(new Error('no connection'));
    requests[0]?.resolve(answer('r2'));
    await Promise.all(reads);
    expect(taken()).toEqual(['r2']);
  });
});
