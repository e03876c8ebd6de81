#!/usr/bin/env node
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileTypes } from '../../shared/build/bin/compile-types.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A folder a game: its page and its style, named after it. */
const games = readdirSync(`${ROOT}house`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [
    { in: `${ROOT}house/${name}/page.ts`, out: `${name}-page` },
    { in: `${ROOT}house/${name}/${name}.css`, out: name },
  ]);
const shared = ['round-page.ts', 'verify-page.ts', 'games.css'].map((name) => ({
  in: `${ROOT}client/${name}`,
  out: name.slice(0, name.lastIndexOf('.')),
}));

compileTypes(ROOT);
await build({
  entryPoints: [...shared, ...games],
  outdir: `${ROOT}.build/client/`,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome120', 'firefox121', 'safari17.4'],
  conditions: ['touchline-source'],
  logLevel: 'warning',
});
