import { expect, it } from 'vitest';
import { holdConfiguration } from './held-configuration.ts';
import type { SiteConfiguration } from './load-configuration.ts';

function held() {
  let now = 0;
  let database: (() => string) | undefined = () => 'first';
  const load = async () => {
    if (database === undefined) {
      throw new Error('the database is away');
    }
    return { version: database() } as SiteConfiguration;
  };
  return {
    configuration: holdConfiguration({ load, clock: () => now }),
    store: (version: string) => {
      database = () => version;
    },
    loseDatabase: () => {
      database = undefined;
    },
    pass: (time: number) => {
      now += time;
    },
  };
}

it('a configuration is loaded again after five seconds, and not before', async () => {
  const { configuration, store, pass } = held();
  await configuration.read();
  store('second');
  pass(4_999);
  expect((await configuration.read()).version).toBe('first');
  pass(1);
  expect((await configuration.read()).version).toBe('second');
});

it('the last known configuration is used while the database is away', async () => {
  const { configuration, loseDatabase } = held();
  await configuration.read();
  loseDatabase();
  expect((await configuration.refresh()).version).toBe('first');
});

it('a configuration that was never read fails with the error of the database', async () => {
  const { configuration, loseDatabase, store } = held();
  loseDatabase();
  await expect(configuration.read()).rejects.toThrow('the database is away');
  store('first');
  expect((await configuration.read()).version).toBe('first');
});

it('listeners are notified of a new version once, and not of the first', async () => {
  const { configuration, store } = held();
  const heard: string[] = [];
  configuration.onChange((version) => heard.push(version));
  await configuration.read();
  store('second');
  await configuration.refresh();
  await configuration.refresh();
  expect(heard).toEqual(['second']);
});
