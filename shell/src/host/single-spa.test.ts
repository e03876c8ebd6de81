import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferSingleSpa, SINGLE_SPA_WITHIN } from './single-spa.ts';
import type { MountParcel } from './view-parcel.ts';

const mountParcel: MountParcel = () => {
  throw new Error('nothing is mounted here');
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('single-spa is loaded once, by the first that needs it', async () => {
  const load = vi.fn(async () => undefined);
  const abandon = vi.fn();
  const { parcels, arrived } = deferSingleSpa({ load, abandon });
  expect(load).not.toHaveBeenCalled();

  const loads = [parcels.load(), parcels.load()];
  arrived(mountParcel);

  await expect(Promise.all(loads)).resolves.toEqual([mountParcel, mountParcel]);
  await vi.advanceTimersByTimeAsync(SINGLE_SPA_WITHIN);
  expect(load).toHaveBeenCalledTimes(1);
  expect(abandon).not.toHaveBeenCalled();
});

test('single-spa that hangs is given up in time, and requested again by the next that needs it', async () => {
  let isHanging = true;
  const load = vi.fn(() => (isHanging ? new Promise<never>(() => undefined) : Promise.resolve()));
  const abandon = vi.fn();
  const { parcels, arrived } = deferSingleSpa({ load, abandon });
  const first = parcels.load();
  const failure = expect(first).rejects.toThrow('single-spa did not come');

  await vi.advanceTimersByTimeAsync(SINGLE_SPA_WITHIN - 1);
  expect(abandon).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(abandon).toHaveBeenCalledTimes(1);

  isHanging = false;
  const second = parcels.load();
  arrived(mountParcel);
  await expect(second).resolves.toBe(mountParcel);
});

test('single-spa that has loaded but never mounts the shell is given up too', async () => {
  const abandon = vi.fn();
  const { parcels } = deferSingleSpa({ load: async () => undefined, abandon });
  const failure = expect(parcels.load()).rejects.toThrow('single-spa did not come');

  await vi.advanceTimersByTimeAsync(SINGLE_SPA_WITHIN);

  await failure;
  expect(abandon).toHaveBeenCalledTimes(1);
});

test('single-spa that fails to load is abandoned at once', async () => {
  const abandon = vi.fn();
  const { parcels } = deferSingleSpa({
    load: async () => {
      throw new Error('404');
    },
    abandon,
  });

  await expect(parcels.load()).rejects.toThrow('404');

  expect(abandon).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
