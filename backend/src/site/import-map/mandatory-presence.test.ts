import type { Artefact } from '@touchline/contracts/releases';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPlugin } from '../../../test/site/test-artefact.ts';
import { createMandatoryPresence } from './mandatory-presence.ts';

const version = '1.0.0';
const limits = testPlugin('limits', { version });
const guard = testPlugin('guard', { version, says: { criticality: 'mandatory' } });
const sport = testPlugin('sport', { version });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presence-'));
  await Promise.all([limits, guard].map(serve));
});
afterEach(() => rm(folder, { recursive: true }));

const fileOf = ({ id, entry }: Artefact) => join(folder, 'assets', id, version, entry);

async function serve(artefact: Artefact): Promise<void> {
  await mkdir(dirname(fileOf(artefact)), { recursive: true });
  await writeFile(fileOf(artefact), '');
}

function setUp(artefacts: readonly Artefact[], mandatoryPlugins: readonly string[] | undefined) {
  let now = 0;
  const arePresent = createMandatoryPresence({
    importMap: { composition: () => ({ artefacts }) } as never,
    configuration: { read: async () => ({ core: { mandatoryPlugins } }) as never },
    folders: [join(folder, 'none'), folder],
    clock: () => now,
  });
  return {
    arePresent,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the mandatory plugins of a site', () => {
  it('the mandatory plugins are present when each is live and its entry is served', async () => {
    expect(await setUp([limits, guard, sport], ['limits']).arePresent()).toBe(true);
  });

  it.each([
    ['has left the release', [guard], ['limits']],
    ['has left the release and has no configuration', [guard], undefined],
    ['is live without its entry file', [limits, sport], ['limits', 'sport']],
  ])('a mandatory plugin that %s is missing', async (_case, artefacts, configured) => {
    expect(await setUp(artefacts, configured).arePresent()).toBe(false);
  });

  it('a plugin that declares itself mandatory is missed although no configuration names it', async () => {
    const { arePresent, advance } = setUp([limits, guard], ['limits']);
    expect(await arePresent()).toBe(true);
    await rm(fileOf(guard));
    expect(await arePresent()).toBe(true);
    advance(1_000);
    expect(await arePresent()).toBe(false);
  });
});
