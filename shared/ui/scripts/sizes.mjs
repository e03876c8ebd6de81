// Bundles each entry as it ships and prints its size: brotli bytes of script and of style sheet.
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** Brotli bytes of an entry's script and style sheet, everything of other packages left out. */
export function sizeOf(entry) {
  return bundledSize({ entryPoints: [`${SOURCE}${entry}`] });
}

/** The same of a module that imports some parts by their names; of styles all that there are. */
export function sizeOfParts(names) {
  const contents = `export { ${names.join(', ')} } from './parts/index.ts';`;
  return bundledSize({ stdin: { contents, resolveDir: SOURCE, sourcefile: 'parts.ts' } });
}

async function bundledSize(entry) {
  const { outputFiles } = await build({
    ...entry,
    outdir: 'out',
    splitting: true,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
  });
  // The entry comes first; what it loads later is in files after it.
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
