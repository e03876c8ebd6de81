import { fileURLToPath } from 'node:url';
import { compileTypes } from '../../shared/build/bin/compile-types.mjs';

/** Brings the compiled form of the commands up to date; wrong types end the process. */
export function prepare() {
  compileTypes(fileURLToPath(new URL('..', import.meta.url)));
}
