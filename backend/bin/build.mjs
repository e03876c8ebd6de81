#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { compileTypes } from '../../shared/build/bin/compile-types.mjs';
import { isBundleCurrent } from './bundle-stamp.mjs';

compileTypes(fileURLToPath(new URL('..', import.meta.url)));
if (!isBundleCurrent()) {
  const { bundle } = await import('./bundle.mjs');
  await bundle();
}
if (!process.env.DATABASE_URL) {
  const { makeClusterTemplate } = await import(
    '../dist/platform/database/make-cluster-template.js'
  );
  // A machine without an embedded database is told so by the start.
  await makeClusterTemplate().catch(() => undefined);
}
