// Takes the flags of countries out of the flag package, once, at author time. They are in groups by
// the first letter, so that a page that shows a few loads a few kilobytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('circle-flags/package.json')), 'flags');

/** First letters of a group, with the name of its file. */
const GROUPS = ['ab', 'cdef', 'ghijk', 'lmn', 'opqrs', 'tuvwxyz'];
/** Sides of their own in sport, and what ISO 3166 has no country for. */
const ALSO = ['gb-eng', 'gb-nir', 'gb-sct', 'gb-wls', 'xk', 'eu'];

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const NOT_COUNTRIES = new Set(['zz', 'xa', 'xb', 'qo', 'ez', 'un']);
const codes = readdirSync(folder)
  .map((file) => file.replace(/\.svg$/, ''))
  .filter((code) => /^[a-z]{2}$/.test(code) && !NOT_COUNTRIES.has(code))
  .filter((code) => regions.of(code.toUpperCase()) !== undefined)
  // Old codes have the name of their successor, which has the flag.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code.toUpperCase());
const wanted = [...new Set([...codes, ...ALSO])].toSorted();

/** The round mask falls away: a style sheet rounds the flag. */
function squareOf(code) {
  const picture = readFileSync(join(folder, `${code}.svg`), 'utf8');
  const inside = /<g mask="url\(#\w+\)">(.*)<\/g><\/svg>\s*$/s.exec(picture)?.[1];
  if (inside === undefined) throw new Error(`The flag of ${code} has another form`);
  return inside;
}

for (const letters of GROUPS) {
  const lines = wanted
    .filter((code) => letters.includes(code[0]))
    .map((code) => `  '${code}': '${squareOf(code).replaceAll("'", '"')}',`);
  writeFileSync(
    new URL(`../src/generated/flags/${letters[0]}-${letters.at(-1)}.ts`, import.meta.url),
    `// Written by scripts/flags.mjs from circle-flags (MIT).\nexport const flags: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
  );
}
process.stdout.write(`${wanted.length} flags\n`);
