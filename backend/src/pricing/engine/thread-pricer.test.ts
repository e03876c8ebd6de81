import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSportModels } from '../models/sport-models.ts';
import { modelOf } from './any-model.ts';
import { createRandom } from '../models/random.ts';
import { createModelCourse } from './model-course.ts';
import { createInlinePricer } from './pricer.ts';
import type { PricingJob } from './pricing-job.ts';
import { createThreadPricer } from './thread-pricer.ts';

const folder = mkdtempSync(join(tmpdir(), 'pricing-'));
const entry = pathToFileURL(join(folder, 'pricing-worker.mjs'));
const model = modelOf(createSportModels(), 'football');
const strengths = model.strengthsFrom({ home: 0.5, away: 0 });
const played = createModelCourse({ model, strengths, random: createRandom(1) });
played.advanceTo(60);
const job: PricingJob = { eventId: 1, state: played.state, strengths, isWhole: false };

describe('thread pricer', () => {
  beforeAll(async () => {
    await build({
      entryPoints: [new URL('./pricing-worker.ts', import.meta.url).pathname],
      outfile: join(folder, 'pricing-worker.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['touchline-source'],
      logLevel: 'silent',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the thread pricer answers as the same pricing does in the calling thread, then changes alone', async () => {
    const thread = createThreadPricer({ entry, onFailure: () => undefined });
    const inline = createInlinePricer();
    const first = await thread.price([job]);
    expect(first).toEqual(await inline.price([job]));
    expect(first[0]?.markets.length).toBeGreaterThan(60);
    expect(await thread.price([job])).toEqual([{ eventId: 1, markets: [], gone: [] }]);
    const [whole] = await thread.price([{ ...job, isWhole: true }]);
    expect(whole?.markets).toEqual(first[0]?.markets);
    thread.forget([1]);
    expect(await thread.price([job])).toEqual(first);
    await thread.stop();
  });

  it('the inline pricer answers in full before the start', async () => {
    const inline = createInlinePricer();
    const line = { ...job, state: model.newMatch() };
    const first = await inline.price([line]);
    expect(await inline.price([line])).toEqual(first);
    expect(first[0]?.markets.length).toBeGreaterThan(60);
  });

  it('the thread pricer fails pending jobs when the thread dies, and starts another for the next', async () => {
    const failures: Error[] = [];
    const thread = createThreadPricer({ entry, onFailure: (error) => failures.push(error) });
    const broken = { ...job, state: undefined } as unknown as PricingJob;
    await expect(thread.price([broken])).rejects.toThrow();
    expect(failures).toHaveLength(1);
    expect((await thread.price([job]))[0]?.markets.length).toBeGreaterThan(60);
    await thread.stop();
  });

  it('the thread pricer reports a worker that cannot be loaded', async () => {
    const missing = join(folder, 'broken.mjs');
    writeFileSync(missing, 'throw new Error("cannot start");');
    const thread = createThreadPricer({
      entry: pathToFileURL(missing),
      onFailure: () => undefined,
    });
    await expect(thread.price([job])).rejects.toThrow('cannot start');
    await thread.stop();
  });
});
