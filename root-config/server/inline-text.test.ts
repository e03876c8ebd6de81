import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createInlineText } from './inline-text.ts';

const HREF = '/assets/sport/1/en.js';
const file = (text: string, size = text.length) => ({
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  bytes: text.length,
  size,
});
const reading = (text: string) => createInlineText(() => Buffer.from(text));

describe('an inlined file', () => {
  it('an inlined file is a small one, as it was published', () => {
    expect(reading('push([1])')(HREF, file('push([1])'))).toBe('push([1])');
  });

  it('an inlined script is never one of more than 6,144 compressed bytes', () => {
    const read = vi.fn(() => Buffer.from('code'));
    expect(createInlineText(read)(HREF, file('code', 6145))).toBeUndefined();
    expect(read).not.toHaveBeenCalled();
    expect(createInlineText(read)(HREF, file('code', 6144))).toBe('code');
  });

  it('an inlined stylesheet may be larger than a script: nothing is painted without it', () => {
    const style = '/assets/ui/1/ui.css';
    expect(reading('a{}')(style, file('a{}', 16_384))).toBe('a{}');
    expect(reading('a{}')(style, file('a{}', 16_385))).toBeUndefined();
  });

  it('an inlined file is never one whose bytes differ from those that were published', () => {
    expect(reading('evil')(HREF, file('code'))).toBeUndefined();
  });

  it('an inlined file is never a missing one, nor one that could end its element', () => {
    expect(createInlineText(() => undefined)(HREF, file('code'))).toBeUndefined();
    for (const text of ['a="</script>"', 'a{}</STYLE>', 'x = "<!--"']) {
      expect(reading(text)(HREF, file(text))).toBeUndefined();
    }
  });

  it('an inlined file is read once', () => {
    const read = vi.fn(() => Buffer.from('code'));
    const text = createInlineText(read);
    text(HREF, file('code'));
    text(HREF, file('code'));
    expect(read).toHaveBeenCalledTimes(1);
  });
});
