import * as z from 'zod/mini';
import { text } from '../text.ts';
import { ContentNode } from './content-node.ts';

/** The articles of a site: texts of the house that visitors read, each published in versions. */
export const ARTICLE_KINDS = [
  'terms',
  'main-rules',
  'privacy',
  'cookies',
  'consent',
  'responsible-gaming',
  'complaints',
  'licence',
  'aml',
  'kyc',
  'simple-identification',
  'payments',
  'taxes',
  'about',
  'contacts',
  'how-to-bet',
  'betting-terms',
  'help',
] as const;
export const ArticleKind = z.enum(ARTICLE_KINDS);
export type ArticleKind = z.infer<typeof ArticleKind>;

/** What a player agrees to at registration, and again when a new version requires it. */
export const AGREED_KINDS: readonly ArticleKind[] = ['terms', 'main-rules', 'privacy'];

const Version = z.object({
  version: z.number(),
  /** ISO 8601. */
  publishedAt: text(),
});

/** A part of an article that a table of contents leads to. */
const Chapter = z.object({
  /** Of its heading in the page. */
  id: text(),
  title: text(),
});

/** GET /content-api/v1/:language/articles/:kind and …/versions/:version */
export const Article = z.object({
  kind: ArticleKind,
  /** The language that it is written in; another one than was requested where there is no translation. */
  language: text(),
  ...Version.shape,
  title: text(),
  /** For search engines, one sentence. */
  description: text(),
  /** What changed with this version; empty for the first. */
  summary: text(),
  chapters: z.array(Chapter),
  nodes: z.array(ContentNode),
  /** All that have been published, the newest first. */
  versions: z.array(Version),
});
export type Article = z.infer<typeof Article>;

/** GET /content-api/v1/:language/articles: what there is to read. */
export const ArticleList = z.object({
  articles: z.array(
    z.object({ kind: ArticleKind, ...Version.shape, title: text(), description: text() }),
  ),
});
export type ArticleList = z.infer<typeof ArticleList>;

/** Where an article is requested, the latest version unless another one is named. */
export function articlePath(language: string, kind: ArticleKind, version?: number): string {
  const path = `/content-api/v1/${language}/articles/${kind}`;
  return version === undefined ? path : `${path}/versions/${version}`;
}

/** GET /web-api/api-v3/v2/user/agreement-rules/changes: what the player has not agreed to yet. */
export const AgreementChanges = z.object({
  changes: z.array(
    z.object({ kind: ArticleKind, ...Version.shape, title: text(), summary: text() }),
  ),
});
export type AgreementChanges = z.infer<typeof AgreementChanges>;
