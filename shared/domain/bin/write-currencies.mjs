// Writes src/money/currency-exponents.ts from the npm package currency-codes (ISO 4217).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import currencies from 'currency-codes/data.js';
import published from 'currency-codes/iso-4217-publish-date.js';

const byExponent = new Map();
for (const { code, digits } of currencies) {
  byExponent.set(digits, [...(byExponent.get(digits) ?? []), code]);
}
const rows = [...byExponent]
  .toSorted(([left], [right]) => left - right)
  .map(([exponent, codes]) => {
    const lines = codes
      .toSorted()
      .join(' ')
      .match(/.{1,84}(?: |$)/g);
    return `  ${exponent}:\n${lines.map((line) => `    '${line}'`).join(' +\n')},`;
  });
const source = `// Written by bin/write-currencies.mjs from ISO 4217 of ${published}; do not edit by hand.

/** Currency codes by the number of digits after the point, as ISO 4217 has them. */
export const CODES_BY_EXPONENT: Readonly<Record<number, string>> = {
${rows.join('\n')}
};
`;
writeFileSync(
  fileURLToPath(new URL('../src/money/currency-exponents.ts', import.meta.url)),
  source,
);
