import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const json = fc.letrec<{ value: Parameters<typeof canonicalJson>[0] }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value;

it('canonical JSON sorts keys by UTF-16 code units and has no spaces', () => {
  // The example of RFC 8785, 3.2.3, without the key of a line break.
  const keys = ['\u20ac', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
  const sorted = ['1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'];
  expect(canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])))).toBe(
    `{${sorted.map((key) => `"${key}":0`).join(',')}}`,
  );
  expect(canonicalJson({ b: [1.5, true, '"'], a: { d: undefined, c: '' } })).toBe(
    String.raw`{"a":{"c":""},"b":[1.5,true,"\""]}`,
  );
});

it('canonical JSON means the same as what it was made of, in whatever order that had its keys', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      const reversed = JSON.parse(text, (_key, part: unknown) =>
        typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toReversed())
          : part,
      ) as typeof value;
      expect(canonicalJson(reversed)).toBe(text);
    }),
  );
});
