import { BANNER_SIZES } from '@touchline/domain/loyalty';
import { directionOf, fillText, LANGUAGES } from '@touchline/domain/languages';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import { bannerSvg, linesOf, sizeThatFits } from './banner-svg.ts';

const CASES = LANGUAGES.flatMap((language) =>
  BANNER_SIZES.map((size) => ({ language, size, name: `${size.width}x${size.height}` })),
);

// What reads players' pictures closes these decoders for its whole process, which this test may share.
const DECODER = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(DECODER));
afterAll(() => sharp.block(DECODER));

describe('a banner', () => {
  it.each(CASES)(
    'the banner $name in $language is a picture of its size that names the age',
    async ({ language, size }) => {
      const { headline, action, notice } = serverTexts(language).banner;
      const words = {
        headline: fillText(headline, { brand: 'Touchline' }),
        action,
        notice: fillText(notice, { age: 18 }),
      };
      const svg = bannerSvg(size, {
        words,
        language,
        isRightToLeft: directionOf(language) === 'rtl',
      });
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect({ format, width, height }).toEqual({ format: 'svg', ...size });
      expect(svg).toContain('18+');
    },
  );

  it('a brand with signs of markup is text and nothing else', async () => {
    const svg = bannerSvg(BANNER_SIZES[0], {
      words: { headline: 'At <script>"A" & B</script>', action: 'Go', notice: '18+' },
      language: 'en',
      isRightToLeft: false,
    });
    expect(svg).not.toContain('<script');
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  });
});

describe('lines of a text', () => {
  it('lines keep every word in its order, and none is wider than allowed but a word alone', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.integer({ min: 40, max: 700 }), (given, width) => {
        const size = sizeThatFits(given.join(' '), { width, height: 200, largest: 40 });
        const lines = linesOf(given.join(' '), { width, size });
        expect(lines.join(' ')).toBe(given.join(' '));
        for (const line of lines) {
          expect(line.length * size * 0.62 <= width || !line.includes(' ')).toBe(true);
        }
      }),
    );
  });
});
