import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileTypes } from '../../shared/build/bin/compile-types.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = fileURLToPath(new URL('../../shared/build/bin/build.mjs', import.meta.url));

/** What can be started. */
export const PROGRAMS = {
  site: { file: 'main.js', name: 'Touchline' },
  importMap: { file: 'import-map-main.js', name: 'The import-map service' },
};

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Builds what has changed; the build shows its own progress. Answers its exit code. */
function build() {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BUILD], { cwd: ROOT, stdio: 'inherit' });
    // The terminal sends Ctrl-C to the child as well: it decides, we only follow.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    process.on('exit', () => child.kill());
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      resolve(code ?? 130);
    });
  });
}

function announce({ address, demoPlayer, operatorToken, databaseDirectory }, headline) {
  say('');
  say(headline);
  say('');
  say(`  address:        ${address}`);
  if (demoPlayer !== undefined) {
    say(`  demo player:    ${demoPlayer.login}`);
    say(`  password:       ${demoPlayer.password}`);
  }
  say(`  operator token: ${operatorToken}`);
  if (databaseDirectory !== undefined) {
    say(`  database:       ${databaseDirectory}`);
  }
  say('');
  say('Ctrl-C stops everything.');
}

/** Builds, starts a program in this process and prints where it is. */
export async function run({ file, name } = PROGRAMS.site) {
  const began = performance.now();
  // Defaults belong to the project, wherever it is started from.
  process.env.DATA_DIR ??= `${ROOT}.data`;
  process.env.ARTEFACTS_DIR ??= `${ROOT}.build`;
  // A person looks on: requests are for log files.
  process.env.LOG_LEVEL ??= process.stdout.isTTY ? 'warn' : 'info';
  const entry = new URL(`../dist/gateway/${file}`, import.meta.url);
  if (process.env.SKIP_BUILD !== '1' || !existsSync(entry)) {
    const code = await build();
    if (code !== 0) {
      process.stderr.write('The build failed; see above.\n');
      process.exitCode = code;
      return;
    }
    compileTypes(`${ROOT}backend`);
  }
  // Node.js 22.1 and newer remember compiled code between starts.
  module.enableCompileCache?.();
  const { main } = await import(entry.href);
  const running = await main({ onProgress: (step) => say(`${step}…`) });
  if (running !== undefined) {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    announce(running, `${name} is ready after ${seconds} s.`);
  }
}
