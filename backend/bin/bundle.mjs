import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { forgetStamp, keepStamp, takeStamp } from './bundle-stamp.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
/** As deep as `dist`, so that what is beside it is found from both. */
const OUTPUT = fileURLToPath(new URL('../.build/', import.meta.url));

/** What the server says, by language. */
const TEXTS = 'platform/texts/translations';

/** What is started, by a person or as a thread. */
const ENTRIES = [
  'gateway/main',
  'gateway/import-map-main',
  'pricing/engine/pricing-worker',
  'site/rendering/renderer',
];

/** Modules keep the address they have in their own tree; threads find their bundle that way. */
const moduleAddresses = {
  name: 'module-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (path.includes('node_modules') || !code.includes('import.meta.url')) {
        return undefined;
      }
      const place = relative(DIST, path);
      const address = place.startsWith('..') ? path : join(OUTPUT, place);
      const text = JSON.stringify(pathToFileURL(address).href);
      return { contents: code.replaceAll('import.meta.url', text), resolveDir: dirname(path) };
    });
  },
};

/**
 * The database driver makes a `Response` to find out whether Cloudflare runs it, for which Node.js
 * loads its whole HTTP client: a fifth of the time that all our code takes.
 */
const driverAlone = {
  name: 'driver-alone',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]pg[\\/]lib[\\/]stream\.js$/ }, async ({ path }) => ({
      contents: `const Response = undefined;${await readFile(path, 'utf8')}`,
    }));
  },
};

/** What documents carry as text travels with every one of them. */
const minifiedInline = {
  name: 'minified-inline',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/]root-config[\\/]dist[\\/]server[\\/]inline[\\/].*\.js$/ },
      async ({ path }) => {
        const { code } = await transform(await readFile(path, 'utf8'), { minify: true });
        return { contents: code };
      },
    );
  },
};

/** In comments and regular expressions alone: the bundler has escaped the others. */
function escapeForeign(text) {
  return text.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Makes one file of each program from what is compiled, so that a start reads few files instead of
 * a thousand. Names and lines stay readable in stack traces. The files contain ASCII alone, which is the
 * quickest to read.
 */
export async function bundle() {
  const stamp = takeStamp();
  forgetStamp();
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(ENTRIES.map((name) => [name, join(DIST, `${name}.js`)])),
    outdir: OUTPUT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // Programs of the machine, which stay separate files, and what reads files of its own beside itself.
    external: ['@node-rs/argon2', 'pdfkit', 'pg-native', 'sharp'],
    // Code that was compiled by an earlier run cannot import; what is imported late is required late.
    supported: { 'dynamic-import': false },
    plugins: [minifiedInline, moduleAddresses, driverAlone],
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    write: false,
  });
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, escapeForeign(text));
  }
  // Read from beside the modules, see moduleAddresses.
  await cp(join(DIST, TEXTS), join(OUTPUT, TEXTS), { recursive: true });
  await writeFile(join(OUTPUT, 'package.json'), '{ "type": "commonjs" }\n');
  keepStamp(stamp);
}
