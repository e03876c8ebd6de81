import { BANNER_SIZES, bannerName } from '@touchline/domain/loyalty';
import { directionOf, fillText, LANGUAGES } from '@touchline/domain/languages';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import type { App } from '../../platform/http/app.ts';
import { bannerSvg } from './banner-svg.ts';

const CACHED_SECONDS = 3_600;
const SIZES = new Map(BANNER_SIZES.map((size) => [bannerName(size), size]));
const Parameters = z.object({
  language: z.enum(LANGUAGES),
  file: text().check(z.refine((file) => SIZES.has(file.replace(/\.svg$/, '')))),
});

/** The pictures that players show on pages of their own, with the site's name; other sites may embed them. */
export function registerBanners(
  app: App,
  {
    core,
  }: { readonly core: () => Promise<{ readonly brand: string; readonly minimumAge: number }> },
): void {
  app.get(
    '/loyalty-api/v1/banners/:language/:file',
    { schema: { tags: ['loyalty'], params: Parameters } },
    async (request, reply) => {
      const { language, file } = request.params;
      const size = SIZES.get(file.replace(/\.svg$/, '')) ?? BANNER_SIZES[0];
      const { brand, minimumAge } = await core();
      const { headline, action, notice } = serverTexts(language).banner;
      const words = {
        headline: fillText(headline, { brand }),
        action,
        notice: fillText(notice, { age: minimumAge }),
      };
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
        .send(bannerSvg(size, { words, language, isRightToLeft: directionOf(language) === 'rtl' }));
    },
  );
}
