import { LANGUAGES } from '@touchline/domain/languages';
import { text } from '@touchline/contracts/text';
import type { Page } from '@touchline/root-config/server';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requestsPerMinute } from '../../platform/http/rate-limits.ts';
import { createCardPictures } from './card-pictures.ts';
import { cardFile, SITE_CARD, subjectOfFile, subjectOfPage } from './card-subject.ts';
import { type CardSources, cardVersion, cardWords } from './card-words.ts';
import { drawCard } from './draw-card.ts';

/** What the document of a page says to those who show links to it. */
export interface PageCard {
  /** Path of the picture. */
  readonly image: string;
  /** In the place of the page's own title, which is longer or says less. */
  readonly title?: string;
  readonly description?: string;
}

/** The card of a page; undefined where none can be made. */
export type CardOfPage = (
  page: Page,
  query: Readonly<Record<string, string>>,
) => Promise<PageCard | undefined>;

const PATH = '/seo-api/v1/cards';
/** Pictures a minute for one network: a service that shows links asks for each once. */
const PER_MINUTE = 120;
/** A picture that is named by what it shows is right for ever; any other is soon another one, s. */
const KEPT = { named: 7 * 24 * 60 * 60, other: 300 } as const;

const Parameters = z.object({
  language: z.enum(LANGUAGES),
  file: text().check(z.maxLength(60)),
});

/** Says what pages have on their cards. */
export function createCardOfPage(sources: CardSources): CardOfPage {
  return async (page, query) => {
    const { language } = page;
    const wanted = subjectOfPage(page, query);
    const own = await cardWords(wanted, { sources, language });
    const words = own ?? (await cardWords(SITE_CARD, { sources, language }));
    if (words === undefined) return undefined;
    const subject = own === undefined ? SITE_CARD : wanted;
    const image = `${PATH}/${language}/${cardFile(subject)}?v=${cardVersion(words)}`;
    const { above, below, brand, headline } = words;
    switch (subject.kind) {
      case 'site':
        return { image };
      case 'event': {
        const description = [above, below].filter(Boolean).join(' · ');
        return { image, title: headline.join(' – '), description };
      }
      case 'slip':
        return { image, title: above, description: `${headline.join(', ')}. ${below}` };
      default:
        return { image, title: [above, ...headline, brand].filter(Boolean).join(' · ') };
    }
  };
}

/** The pictures of shared links. An address of nothing that is known is that of the site's own picture. */
export function registerCards(app: App, sources: CardSources): void {
  const pictures = createCardPictures();
  app.get(
    `${PATH}/:language/:file`,
    {
      config: requestsPerMinute(PER_MINUTE),
      schema: {
        tags: ['seo'],
        params: Parameters,
        querystring: z.object({ v: z.optional(text().check(z.maxLength(20))) }),
      },
    },
    async ({ params: { language, file }, query }, reply) => {
      const wanted = subjectOfFile(file);
      if (wanted === undefined) {
        throw new ApiError('not_found', 'there is no such picture');
      }
      const words =
        (await cardWords(wanted, { sources, language })) ??
        (await cardWords(SITE_CARD, { sources, language }));
      const version = words && cardVersion(words);
      const picture = words && version && (await pictures.get(version, () => drawCard(words)));
      if (!picture) {
        throw new ApiError('unavailable', 'too many pictures are being drawn, try again later');
      }
      const seconds = query.v === version ? KEPT.named : KEPT.other;
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${seconds}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
