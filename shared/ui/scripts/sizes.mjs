// Bundles each entry as it ships and prints its size: brotli bytes of script and of style sheet.
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Brotli bytes of an entry's script and style sheet, everything of other packages left out. */
export async function sizeOf(entry) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}`, import.meta.url))],
    outdir: 'out',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
  });
  const bytes = (extension) => {
    const file = outputFiles.find(({ path }) => path.endsWith(extension));
    return file ? brotliCompressSync(file.contents).length : 0;
  };
  return { script: bytes('.js'), style: bytes('.css') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const entry of ['index.ts', 'forms/index.ts']) {
    const { script, style } = await sizeOf(entry);
    process.stdout.write(`${entry}: ${script} B of script, ${style} B of style (brotli)\n`);
  }
}
