#!/usr/bin/env node
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileTypes } from '../../shared/build/bin/compile-types.mjs';

const CLIENT = fileURLToPath(new URL('../client/', import.meta.url));
const OUTPUT = fileURLToPath(new URL('../.build/client/', import.meta.url));
const pages = readdirSync(CLIENT).filter((name) => name.endsWith('-page.ts'));

compileTypes(fileURLToPath(new URL('..', import.meta.url)));
await build({
  entryPoints: [...pages, 'games.css'].map((name) => `${CLIENT}${name}`),
  outdir: OUTPUT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome120', 'firefox121', 'safari17.4'],
  conditions: ['touchline-source'],
  logLevel: 'warning',
});
