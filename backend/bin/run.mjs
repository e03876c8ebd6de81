import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBundleCurrent } from './bundle-stamp.mjs';
import { loadBundle } from './load-bundle.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Plugins first, then the server's own code. */
const BUILDS = ['shared/build/bin/build.mjs', 'games/bin/build.mjs', 'backend/bin/build.mjs'];

/** What can be started. */
export const PROGRAMS = {
  site: { file: 'main.js', name: 'Touchline' },
  importMap: { file: 'import-map-main.js', name: 'The import-map service' },
};

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Builds what has changed; a build shows its own progress. Answers its exit code. */
function build(script) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [ROOT + script], { cwd: ROOT, stdio: 'inherit' });
    // The terminal sends Ctrl-C to the child as well: it decides, we only follow.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    const kill = () => child.kill();
    process.on('exit', kill);
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      process.off('exit', kill);
      resolve(code ?? 130);
    });
  });
}

/** Whether everything is built; prints a message when it is not. */
async function buildAll() {
  for (const script of BUILDS) {
    const code = await build(script);
    if (code !== 0) {
      process.stderr.write('The build failed; see above.\n');
      process.exitCode = code;
      return false;
    }
  }
  return true;
}

/** The program in one file where that is up to date, else as it was compiled, which takes longer. */
async function load(file) {
  if (isBundleCurrent()) {
    return loadBundle(fileURLToPath(new URL(`../.build/gateway/${file}`, import.meta.url)));
  }
  const exports = await import(new URL(`../dist/gateway/${file}`, import.meta.url).href);
  return { exports, keepCompiled: () => undefined };
}

/** Builds, starts a program in this process and prints where it is. */
export async function run({ file, name } = PROGRAMS.site) {
  const began = performance.now();
  // What is started from the project is for development, unless the machine is for production.
  process.env.MODE ||= process.env.NODE_ENV === 'production' ? 'production' : 'development';
  // Defaults belong to the project, wherever it is started from.
  process.env.DATA_DIR ??= `${ROOT}.data`;
  process.env.ARTEFACTS_DIR ??= `${ROOT}.build`;
  // A person looks on: requests are for log files.
  process.env.LOG_LEVEL ??= process.stdout.isTTY ? 'warn' : 'info';
  const compiled = new URL(`../dist/gateway/${file}`, import.meta.url);
  const mayRun = process.env.SKIP_BUILD === '1' && existsSync(compiled);
  if (!mayRun && !(await buildAll())) {
    return;
  }
  const { exports, keepCompiled } = await load(file);
  const running = await exports.main({ onProgress: (step) => say(`${step}…`) });
  if (running !== undefined) {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const headline = `${name} is ready after ${seconds} s.`;
    const isTerminal = process.stdout.isTTY === true;
    process.stdout.write(exports.banner(running, { headline, isTerminal }));
    keepCompiled();
  }
}
