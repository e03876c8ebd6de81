import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { json, text } from './text.ts';

describe('text', () => {
  it.each(['', 'Hallo', 'שלום', '👩‍👩‍👧 family', '\u{10FFFF}', 'line\nbreak'])(
    'the text schema accepts %j',
    (value) => {
      expect(z.safeParse(text(), value).success).toBe(true);
    },
  );

  it.each(['\0', 'a\0b', '\uD83D', '\uDC00 low first', 'end \uD800'])(
    'the text schema refuses %j',
    (value) => {
      expect(z.safeParse(text(), value).success).toBe(false);
      expect(z.safeParse(json(), { a: [{ b: value }] }).success).toBe(false);
      expect(z.safeParse(json(), { [value]: 1 }).success).toBe(false);
    },
  );
});
