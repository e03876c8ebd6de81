// Loaded ahead of the server: a renderer with a fault runs in the place of the product's own.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const { fork } = childProcess;
const faulty = fileURLToPath(new URL('faulty-renderer.mjs', import.meta.url));

childProcess.fork = (file, args, options) =>
  file.endsWith('renderer.js')
    ? fork(faulty, [process.env['RENDERER_FAULT'] ?? ''], { stdio: options.stdio })
    : fork(file, args, options);
syncBuiltinESMExports();
