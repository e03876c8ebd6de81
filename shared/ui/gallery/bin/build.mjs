// Builds the gallery, a page for looking at the components, into gallery/dist. It is not shipped.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundle } from 'lightningcss';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function buildGallery() {
  await build({
    entryPoints: [at('../src/gallery.tsx')],
    outdir: at('../dist'),
    bundle: true,
    format: 'esm',
    splitting: true,
    loader: { '.woff2': 'file' },
    jsx: 'automatic',
    conditions: ['touchline-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: true,
  });
  const critical = bundle({ filename: at('../../src/tokens/critical.css'), minify: true });
  mkdirSync(at('../dist'), { recursive: true });
  writeFileSync(at('../dist/critical.css'), critical.code);
  writeFileSync(
    at('../dist/index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Touchline components</title>
<link rel="stylesheet" href="critical.css">
<link rel="stylesheet" href="gallery.css">
</head>
<body><script type="module" src="gallery.js"></script></body>
</html>
`,
  );
  return at('../dist/index.html');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${await buildGallery()}\n`);
}
