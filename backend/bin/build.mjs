#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { compileTypes } from '../../shared/build/bin/compile-types.mjs';
import { isBundleCurrent } from './bundle-stamp.mjs';

compileTypes(fileURLToPath(new URL('..', import.meta.url)));
if (!isBundleCurrent()) {
  const { bundle } = await import('./bundle.mjs');
  await bundle();
}
