import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { forkModule } from '../process/fork-module.ts';
import { temporaryFolder } from './test-database.ts';

it('two processes that each start their first two test databases at once share one server', async () => {
  const folder = await temporaryFolder();
  try {
    const children = [1, 2].map(() =>
      forkModule(new URL('./two-test-databases.fixture.ts', import.meta.url), [folder]),
    );
    const exits = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(exits.map(([code]) => code)).toEqual([0, 0]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);
