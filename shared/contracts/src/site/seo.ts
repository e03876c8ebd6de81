import * as z from 'zod/mini';
import { text, json } from '../text.ts';
import { ContentNode } from './content-node.ts';

const Short = text().check(z.maxLength(400));
const Key = text().check(z.regex(/^[\w.~-]{0,80}$/));

/** Canonical address of an operator's choosing; see `canonicalAddress` of the domain. */
export const SeoCanonical = z.object({
  mode: z.enum(['url', 'mirror']),
  targetUrl: z.optional(Short),
  domainHost: z.optional(Short),
});

/** A page by its place; without language for every language, without id for the section. */
export const SeoPlace = z.object({
  lng: z._default(Key, ''),
  stream: Key.check(z.minLength(1)),
  subSection: z._default(Key, ''),
  id: z._default(Key, ''),
});
export type SeoPlace = z.infer<typeof SeoPlace>;

/** What operators say about a page. */
export const SeoPageData = z.object({
  title: z.optional(Short),
  description: z.optional(Short),
  metaRobots: z.optional(Short),
  /** Robots of this page and of everything below it. */
  hierarchyMetaRobots: z.optional(Short),
  metas: z._default(z.array(z.object({ name: Short, content: Short })).check(z.maxLength(20)), []),
  customCanonical: z.optional(SeoCanonical),
  /** Other addresses of the page by language, in place of the default under each language. */
  alternates: z.optional(z.record(text(), Short)),
});
export type SeoPageData = z.infer<typeof SeoPageData>;

/** GET /seo-api/v1/content: the SEO block, as elements that need no parsing of HTML. */
export const SeoContent = z.object({ style: text(), content: z.array(ContentNode) });
export type SeoContent = z.infer<typeof SeoContent>;

/** PUT /seo-api/v1/pages: a page with its SEO block, as operators write it. */
export const SeoPage = z.object({
  ...SeoPlace.shape,
  ...SeoPageData.shape,
  style: z._default(text().check(z.maxLength(20_000)), ''),
  /** HTML; what is not on the list of elements is left out when it is shown. */
  content: z._default(text().check(z.maxLength(100_000)), ''),
});
export type SeoPage = z.infer<typeof SeoPage>;

/** GET /seo-api/v1/sports?lng=en */
export const SeoSports = z.array(z.object({ sportId: z.number(), nameEng: text() }));

/** GET /seo-api/v1/head?path=: the head of a page that is shown without a new document. */
export const PageHead = z.object({
  /** Only where operators have named the page. */
  title: z.optional(text()),
  metas: z.array(z.object({ name: text(), content: text() })),
  links: z.array(z.object({ rel: text(), href: text(), hreflang: z.optional(text()) })),
  structuredData: z.optional(z.record(text(), json())),
});
export type PageHead = z.infer<typeof PageHead>;

/** Configuration group `seo`: what applies to all pages. */
export const SeoConfiguration = z.object({
  /** Meta tags that prove a licence, by the domains they are for. */
  licences: z.array(z.object({ domains: z.array(text()), name: Short, content: Short })),
  /** Robots by path; the most specific pattern wins. */
  robots: z.array(z.object({ pattern: text().check(z.regex(/^\//)), content: Short })),
  /** ISO codes for languages whose own code is not the one search engines know. */
  isoCodes: z.record(text(), text()),
});
export type SeoConfiguration = z.infer<typeof SeoConfiguration>;
