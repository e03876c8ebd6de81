// @vitest-environment jsdom
import { chunkQueueOf } from '@touchline/domain/plugins';
import { createTestClock } from '@touchline/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../registry/registry.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { createTestLogger } from '../testing/test-logger.ts';
import { evictRetiredVersions } from './retired-versions.ts';

const HOST = 'https://site.test/assets';
const url = (version: string) => `${HOST}/promo/${version}/promo.js`;
const OTHER = `${HOST}/sport/1.0.0/sport.js`;
const promo = (version: string) => testManifest({ id: 'promo', version });
const queue = (version: string) => chunkQueueOf({ id: 'promo', version });

let clock: ReturnType<typeof createTestClock>;
let registry: ReturnType<typeof createRegistry>;
let loaded: Map<string, unknown>;
let forgotten: string[];

const elements = () =>
  [...document.head.children].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('data-href'),
  );

beforeEach(() => {
  clock = createTestClock();
  registry = createRegistry({ manifests: [promo('1.0.0')], log: createTestLogger() });
  loaded = new Map([
    [url('1.0.0'), {}],
    [OTHER, {}],
  ]);
  forgotten = [];
  document.head.innerHTML = `
    <link href="${HOST}/promo/1.0.0/a.css" rel="stylesheet">
    <style data-href="${HOST}/promo/1.0.0/b.css"></style>
    <link href="${HOST}/sport/1.0.0/c.css" rel="stylesheet">`;
  Object.assign(window, { [queue('1.0.0')]: [], [queue('2.0.0')]: [] });
  performance.measure('touchline:promo', { start: 0 });
  class System {
    entries = () => [...loaded];
    delete = (given: string) => loaded.delete(given);
    forgetFiles = (folder: string) => void forgotten.push(folder);
    instantiate = () => Promise.reject(new Error('nothing is loaded here'));
  }
  evictRetiredVersions({
    registry,
    modules: { system: new System() as never },
    services: { clock, i18n: { forgetNamespace: (name) => void forgotten.push(name) } },
    window,
  });
});

describe('the code of a retired version', () => {
  it('the code of a retired version is evicted after a while, with its styles, files and chunks; that of others stays', () => {
    registry.change({ kind: 'replace', manifest: promo('2.0.0') });
    clock.advance(29_000);
    expect([...loaded.keys()]).toEqual([url('1.0.0'), OTHER]);
    clock.advance(1_000);
    expect([...loaded.keys()]).toEqual([OTHER]);
    expect(elements()).toEqual([`${HOST}/sport/1.0.0/c.css`]);
    expect(forgotten).toEqual(['promo', `${HOST}/promo/1.0.0/`]);
    expect([queue('1.0.0') in window, queue('2.0.0') in window]).toEqual([false, true]);
  });

  it('the code of a retired version stays when the version returns before', () => {
    registry.change({ kind: 'remove', plugin: 'promo' });
    clock.advance(20_000);
    registry.change({ kind: 'add', manifests: [promo('1.0.0')] });
    clock.advance(60_000);
    expect([...loaded.keys()]).toEqual([url('1.0.0'), OTHER]);
    expect(elements()).toHaveLength(3);
    expect(clock.pending()).toBe(0);
  });

  it('the code of a retired version leaves no measurement of its activation behind', () => {
    expect(performance.getEntriesByName('touchline:promo')).toHaveLength(1);
    registry.change({ kind: 'remove', plugin: 'promo' });
    expect(performance.getEntriesByName('touchline:promo')).toHaveLength(0);
  });
});
