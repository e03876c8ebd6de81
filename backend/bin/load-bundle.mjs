import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import vm from 'node:vm';

const { USE_MAIN_CONTEXT_DEFAULT_LOADER } = vm.constants;
const DIGEST_BYTES = 32;

/** V8 itself compares no more than the length of the code. */
function digestOf(code, compiled) {
  return createHash('sha256').update(code).update(compiled).digest();
}

/** What an earlier run kept of exactly this code; undefined when there is nothing or not all of it. */
function readKept(file, code) {
  const kept = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const compiled = kept.subarray(DIGEST_BYTES);
  return digestOf(code, compiled).equals(kept.subarray(0, DIGEST_BYTES)) ? compiled : undefined;
}

/**
 * Runs a bundle with the compiled form that an earlier run left beside it. (Node.js from 22.1 keeps
 * compiled code itself; this does the same from 20.19 on, for our one file.)
 * @returns {{ exports: any, keepCompiled: () => void }} what it exports, and how to keep the compiled
 * form once everything that a start needs has run
 */
export function loadBundle(file) {
  const code = readFileSync(file);
  const place = `${file}.${process.version}-${process.arch}.cache`;
  const cachedData = readKept(place, code);
  const script = new vm.Script(
    `(function (exports, require, module, __filename, __dirname) {${code.toString('latin1')}\n})`,
    { filename: file, cachedData, importModuleDynamically: USE_MAIN_CONTEXT_DEFAULT_LOADER },
  );
  const module = { exports: {} };
  const run = script.runInThisContext();
  run(module.exports, createRequire(file), module, file, dirname(file));
  const isKept = cachedData !== undefined && script.cachedDataRejected === false;

  function keepCompiled() {
    if (isKept) {
      return;
    }
    const unfinished = `${place}.${process.pid}`;
    try {
      const compiled = script.createCachedData();
      // Whole or not at all: others may start while this one writes.
      writeFileSync(unfinished, Buffer.concat([digestOf(code, compiled), compiled]));
      renameSync(unfinished, place);
    } catch {
      // Where nothing can be written every start compiles again.
      rmSync(unfinished, { force: true });
    }
  }
  return { exports: module.exports, keepCompiled };
}
