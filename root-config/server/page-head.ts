import type { CoreConfiguration } from '@touchline/contracts/configuration';
import { LineEvent } from '@touchline/contracts/line';
import type { PageHead, SeoConfiguration, SeoPage } from '@touchline/contracts/site';
import { allowedLanguages, LANGUAGES, withLanguage } from '@touchline/domain/languages';
import {
  canonicalAddress,
  robotsContent,
  robotsOfPath,
  sportsEventData,
} from '@touchline/domain/seo';
import type { Page } from './decide-page.ts';
import { type FirstData, pathOf } from './first-data.ts';

/** What operators describe to search engines about one page, and about all. */
export interface PageSeo {
  readonly page: SeoPage;
  readonly site: SeoConfiguration;
}

export interface PageHeadInput {
  readonly page: Page;
  readonly configuration: CoreConfiguration;
  readonly seo: PageSeo;
  readonly description: string | undefined;
  /** `https://host`, for addresses that search engines read. */
  readonly origin: string;
  /** The page's first data, where it has arrived. */
  readonly data: FirstData | undefined;
}

/** A page that announces its content has nothing to be found for yet. */
export function isAnnounced(route: Page['route']): boolean {
  return route?.module.endsWith('/coming.view.tsx') === true;
}

/** The one event a page is about, from its first data. */
function eventOf(page: Page, data: FirstData | undefined): LineEvent | undefined {
  const [template] = page.route?.titleFromData === undefined ? [] : page.route.firstData;
  const path = template === undefined ? undefined : pathOf(template, page);
  const text = path?.includes('/event:') ? data?.get(path) : undefined;
  if (text === undefined) {
    return undefined;
  }
  const { events } = JSON.parse(text) as { readonly events?: readonly unknown[] };
  const parsed = LineEvent.safeParse(events?.[0]);
  // An outright is no match for a search engine to show.
  return parsed.success && parsed.data.outright === undefined ? parsed.data : undefined;
}

/** Every language of the page that visitors may use, by the code search engines know it by. */
function alternates({ page, configuration, seo, origin }: PageHeadInput): PageHead['links'] {
  const address = (language: string) => {
    const other = seo.page.alternates?.[language];
    return other === undefined
      ? `${origin}${withLanguage(language, page.path)}`
      : canonicalAddress({ origin, path: page.path }, { mode: 'url', targetUrl: other });
  };
  const languages = allowedLanguages({
    available: configuration.languages,
    hidden: configuration.hiddenLanguages,
    authenticated: false,
  });
  const codes = seo.site.isoCodes;
  const fallback = languages.find((language) => language === configuration.defaultLanguage);
  return [
    ...languages.map((language) => ({
      rel: 'alternate',
      hreflang: codes[language] ?? language,
      href: address(language),
    })),
    {
      rel: 'alternate',
      hreflang: 'x-default',
      href: address(fallback ?? languages[0] ?? LANGUAGES[0]),
    },
  ];
}

/** Metas that prove a licence on the domain the page is served from. */
function licenceMetas({ seo, origin }: PageHeadInput): PageHead['metas'] {
  const host = origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '');
  return seo.site.licences
    .filter(({ domains }) => domains.includes(host))
    .map(({ name, content }) => ({ name, content }));
}

/**
 * The head of a page for search engines: the same whether the page comes as a document
 * or is reached inside an open one.
 */
export function pageHead(input: PageHeadInput): PageHead {
  const { page, seo, origin, data } = input;
  const robots =
    page.status === 200
      ? robotsContent({
          page: isAnnounced(page.route) ? 'noindex, follow' : seo.page.metaRobots,
          hierarchy: seo.page.hierarchyMetaRobots,
          pattern: robotsOfPath(seo.site.robots, page.path),
        })
      : 'noindex';
  const metas = [
    { name: 'description', content: seo.page.description ?? input.description },
    { name: 'robots', content: robots },
    ...seo.page.metas,
    ...licenceMetas(input),
  ].filter((meta): meta is { name: string; content: string } => meta.content !== undefined);
  if (page.status !== 200) {
    return { metas, links: [] };
  }
  const own = { origin, path: withLanguage(page.language, page.path) };
  const canonical = canonicalAddress(own, seo.page.customCanonical);
  const event = eventOf(page, data);
  return {
    ...(seo.page.title === undefined ? {} : { title: seo.page.title }),
    metas,
    links: [{ rel: 'canonical', href: canonical }, ...alternates(input)],
    ...(event === undefined
      ? {}
      : {
          structuredData: sportsEventData(
            {
              sport: event.sport,
              competition: event.champ.name,
              home: event.home.name,
              away: event.away.name,
              startsAt: event.startsAt,
              status: event.state.status,
            },
            canonical,
          ),
        }),
  };
}
