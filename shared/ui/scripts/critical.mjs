// Bundles the tokens, the reset and the frame into the stylesheet that the document carries
// inline. The result is committed, so that the page server reads one plain file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';

const source = fileURLToPath(new URL('../src/tokens/critical.css', import.meta.url));
const target = new URL('../src/generated/critical.css', import.meta.url);

export function criticalCss() {
  return bundle({ filename: source, minify: true }).code.toString();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const css = criticalCss();
  writeFileSync(target, css);
  process.stdout.write(`critical.css: ${css.length} bytes\n`);
}
