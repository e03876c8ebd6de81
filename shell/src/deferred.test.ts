import { describe, expect, it, vi } from 'vitest';
import { deferred } from './deferred.ts';

describe('a deferred part', () => {
  it('a deferred part is created once, by the first call that needs it', async () => {
    const create = vi.fn(async () => ({ name: 'part' }));
    const part = deferred(create);
    expect(create).not.toHaveBeenCalled();
    const [first, second] = await Promise.all([part.load(), part.load()]);
    expect(first).toBe(second);
    expect(await part.load()).toBe(first);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('a deferred part is undefined until it is loaded', async () => {
    const part = deferred(async () => 'part');
    const loading = part.load();
    expect(part.current()).toBeUndefined();
    await loading;
    expect(part.current()).toBe('part');
  });

  it('a deferred part is created again by the next call after a failure', async () => {
    const create = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = deferred(create);
    await expect(Promise.all([part.load(), part.load()])).rejects.toThrow('offline');
    expect(part.current()).toBeUndefined();
    expect(await part.load()).toBe('part');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('a deferred part that cannot be loaded skips the act that needs it', async () => {
    const act = vi.fn();
    const create = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
    const part = deferred(create);
    part.use(act);
    await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(act).not.toHaveBeenCalled();
    part.use(act);
    await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith('part'));
  });
});
