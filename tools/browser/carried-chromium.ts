import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { BrowserError } from './browser-error.ts';

const VERSION = '147.0.0';
const EXTRACT =
  "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

export interface Chromium {
  readonly path: string;
  /** Variables it needs in addition to those of this process. */
  readonly env: Readonly<Record<string, string>>;
}

function placeOfCarried(): string {
  return join(projectRoot(), '.build', 'browser', VERSION);
}

/**
 * Unpacks the package in a separate process, because it unpacks to the temporary folder and
 * changes its process's variables. The folder gets its name only when it is whole.
 */
function unpack(place: string): void {
  const draft = `${place}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', EXTRACT], {
      cwd: join(projectRoot(), 'tools'),
      encoding: 'utf8',
      // The second variable requests the libraries as well; hosts that have them do not use them.
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    if (status !== 0) {
      throw new BrowserError(`The carried Chromium could not be unpacked: ${stderr.trim()}`);
    }
    if (!existsSync(place)) {
      renameSync(draft, place);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The headless Chromium inside the npm package `@sparticuz/chromium`, unpacked once (Linux x64). */
export function carriedChromium(): Chromium {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new BrowserError(
      'No Chromium was found and the carried one runs on Linux x64 only: install Chrome or Chromium, or name one with CHROMIUM_PATH.',
    );
  }
  const place = placeOfCarried();
  if (!existsSync(place)) {
    unpack(place);
  }
  return {
    path: join(place, 'chromium'),
    env: existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(place, 'fonts') },
  };
}

/** The libraries that the package brings for hosts without libnss3 and libnspr4. */
export function carriedLibraries(): Readonly<Record<string, string>> {
  const own = process.env['LD_LIBRARY_PATH'];
  const path = join(placeOfCarried(), 'al2023', 'lib');
  return { LD_LIBRARY_PATH: own === undefined || own === '' ? path : `${path}:${own}` };
}
