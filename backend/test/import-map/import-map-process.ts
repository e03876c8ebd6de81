import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Artefact, ReleaseIndex } from '@touchline/contracts/releases';
import { forkModule } from '../process/fork-module.ts';
import { testPlugin } from '../site/test-artefact.ts';

const STOP_WITHIN_MS = 20_000;

/** For tests: the import-map service in a separate process. */
export interface ImportMapProcess {
  readonly address: string;
  /** SIGKILL; resolves when it has ended. */
  readonly kill: () => Promise<void>;
  /** As an operator would stop it. */
  readonly stop: () => Promise<void>;
}

/** For tests: starts the service on a database; resolves once it answers. */
export async function startImportMapProcess(
  variables: Readonly<Record<string, string>>,
): Promise<ImportMapProcess> {
  const file = new URL('./import-map-process.fixture.ts', import.meta.url);
  const child: ChildProcess = forkModule(file, [
    JSON.stringify({
      PORT: '0',
      HOST: 'localhost',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...variables,
    }),
  ]);
  const waiting = new AbortController();
  const answer = await Promise.race([
    once(child, 'message', { signal: waiting.signal }),
    once(child, 'exit', { signal: waiting.signal }).then(([code]) => {
      throw new Error(`the service ended with ${code} before it answered`);
    }),
  ]);
  waiting.abort();

  async function end(notify: () => void): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
      notify();
      await exited;
    }
  }
  return {
    address: String(answer[0]),
    kill: () => end(() => child.kill('SIGKILL')),
    stop: () => end(() => child.send('stop')),
  };
}

function describePlugin(id: string, version: string, code: string): Artefact {
  const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  return testPlugin(id, {
    version,
    files: { [`${id}.js`]: { integrity, bytes: code.length, size: code.length } },
  });
}

/** For tests: builds of plugins in a folder, whole, the last version being the newest. */
export async function writeBuilds(
  folder: string,
  builds: { readonly plugins: readonly string[]; readonly versions: readonly string[] },
): Promise<void> {
  const newest: Artefact[] = [];
  for (const id of builds.plugins) {
    for (const [position, version] of builds.versions.entries()) {
      const code = `System.register([],()=>({}));/* ${id} ${version} */`;
      const artefact = describePlugin(id, version, code);
      const path = join(folder, 'assets', id, version);
      await mkdir(path, { recursive: true });
      await writeFile(join(path, artefact.entry), code);
      await writeFile(join(path, 'release.json'), JSON.stringify(artefact));
      if (position === builds.versions.length - 1) {
        newest.push(artefact);
      }
    }
  }
  const index: ReleaseIndex = { format: 1, criticalCss: '', artefacts: newest };
  await writeFile(join(folder, 'releases.json'), JSON.stringify(index));
}
