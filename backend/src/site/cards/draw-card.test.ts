import { LANGUAGES } from '@touchline/domain/languages';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD_SIZE, drawCard, drawText } from './draw-card.ts';

const TEXTS = {
  en: ['Wolverhampton Wanderers Football Club', 'Borussia Mönchengladbach & <Sons>'],
  ru: ['Центральный спортивный клуб армии Москва', 'Красноярск Енисей Молодёжная'],
  ar: ['نادي الاتحاد العربي السعودي الرياضي للشباب', 'أرسنال ضد Bayern München 1900'],
};
const BOX = { height: 230, largest: 76, isBold: true, colour: '#ffffff' };

describe('the picture of a shared link', () => {
  it.each(LANGUAGES)(
    'the picture in the language %s has the size that networks show, and stays small',
    async (language) => {
      const headline = TEXTS[language];
      const [above = '', below = ''] = headline;
      const words = { language, brand: 'Touchline', above, headline, below, notice: '18+' };
      const picture = await drawCard(words);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', ...CARD_SIZE });
      expect(picture.length).toBeLessThan(100_000);
    },
  );

  it.each([
    ['en', ['A']],
    ['en', TEXTS.en],
    ['ar', TEXTS.ar],
    ['en', ['W'.repeat(60), 'M'.repeat(60)]],
    ['ru', [...TEXTS.ru, ...TEXTS.ru, ...TEXTS.ru, ...TEXTS.ru]],
  ] as const)(
    'a text stays within its box, however long it is, in the language %s: %s',
    async (language, lines) => {
      const { info, data } = await drawText(lines, BOX, language);
      expect(info.width).toBeLessThanOrEqual(CARD_SIZE.width - 128);
      expect(info.height).toBeLessThanOrEqual(BOX.height);
      expect(data.some((byte) => byte > 0)).toBe(true);
    },
  );

  it('Arabic letters are joined: a word is narrower than its letters one by one', async () => {
    const word = await drawText(['محمد'], BOX, 'ar');
    const letters = await drawText([[...'محمد'].join('\u200C')], BOX, 'ar');
    expect(word.info.width).toBeLessThan(letters.info.width);
  });
});
