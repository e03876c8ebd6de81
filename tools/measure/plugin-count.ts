import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import type { Browser } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { projectRoot } from '../project-root.ts';
import { type RunningServer, startServer } from '../server/start-server.ts';
import { median } from './median.ts';
import { openThrottled } from './start-up.ts';

const FEW = 5;
const MANY = 100;
const RUNS = 5;
/** What the home page cannot do without. */
const KEPT = ['header', 'bottom-nav', 'sport', 'technical', 'responsible-gaming'];

export interface PluginCount {
  /** Time to the first price with 100 plugins over the time with five. */
  readonly timeRatio: number;
  /** Bytes that the document has more, brotli. */
  readonly moreBytes: number;
}

/** A plugin as a section would be: its own pages, a modal, a place in a slot, three languages. */
function sectionLike(model: Artefact, at: number): Artefact {
  const id = `section-${at}`;
  const letters = (seed: string) =>
    Buffer.from(`${seed}${at}${seed}${at * 7919}${seed}${at * 104_729}`)
      .toString('base64')
      .replaceAll('=', 'x')
      .slice(0, 10);
  const version = `0.1.0-${letters(id)}`;
  const { manifest } = model;
  if (manifest === undefined) {
    throw new Error(`${model.id} is no plugin.`);
  }
  const rename = (name: string) => `${name}${at}`;
  return {
    ...model,
    id,
    version,
    specifiers: [`@touchline/${id}`],
    files: Object.fromEntries(
      Object.entries(model.files).map(([file, described]) => [
        file,
        { ...described, integrity: `sha256-${letters(`${file}a`)}${letters(`${file}b`)}` },
      ]),
    ),
    headTexts: {},
    manifest: {
      ...manifest,
      id,
      version,
      criticality: 'optional',
      routes: manifest.routes.map((route) => ({
        ...route,
        name: rename(route.name),
        path: `/${id}${route.path}`,
      })),
      modals: manifest.modals.map((modal) => ({ ...modal, name: rename(modal.name) })),
      ...(manifest.translations && {
        translations: { ...manifest.translations, namespace: id },
      }),
    },
  };
}

/** The build's folder with a number of plugins published. */
function publish(folder: string, count: number): string {
  const build = join(projectRoot(), '.build');
  const index = JSON.parse(readFileSync(join(build, 'releases.json'), 'utf8')) as ReleaseIndex;
  const kept = index.artefacts.filter(({ kind, id }) => kind !== 'plugin' || KEPT.includes(id));
  const model = index.artefacts.find(({ id }) => id === 'payments');
  if (model === undefined) {
    throw new Error('The plugin that the others are modelled on is not built.');
  }
  const more = Array.from({ length: count - KEPT.length }, (_, at) => sectionLike(model, at));
  const target = mkdtempSync(join(folder, 'build-'));
  symlinkSync(join(build, 'assets'), join(target, 'assets'));
  writeFileSync(
    join(target, 'releases.json'),
    JSON.stringify({ ...index, artefacts: [...kept, ...more] }),
  );
  return target;
}

/** Bytes of the home page's document as a browser receives it. */
async function documentSize(address: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', 'user-agent': PHONE.userAgent };
  const [answer] = (await once(get(`${address}/en`, { headers }), 'response')) as [IncomingMessage];
  let size = 0;
  for await (const part of answer) {
    size += (part as Buffer).length;
  }
  return size;
}

/** The start of the home page with 100 registered plugins against five, in turns. */
export async function measurePluginCount(browser: Browser): Promise<PluginCount> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-plugins-'));
  const servers: RunningServer[] = [];
  try {
    for (const count of [FEW, MANY]) {
      servers.push(await startServer({ environment: { ARTEFACTS_DIR: publish(folder, count) } }));
    }
    const times = servers.map((): number[] => []);
    for (let run = 0; run < RUNS; run += 1) {
      for (const [at, { address }] of servers.entries()) {
        times[at]?.push((await openThrottled(browser, address)).alive);
      }
    }
    const sizes = await Promise.all(servers.map(({ address }) => documentSize(address)));
    const [few = [], many = []] = times;
    const [fewBytes = Number.NaN, manyBytes = Number.NaN] = sizes;
    return { timeRatio: median(many) / median(few), moreBytes: manyBytes - fewBytes };
  } finally {
    for (const server of servers) {
      await server.stop();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
