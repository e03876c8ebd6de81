import * as z from 'zod/mini';
import { text } from '../text.ts';
import { ArticleKind } from './article.ts';

/** An article in one language, as operators write it. */
export const ArticleText = z.strictObject({
  language: text().check(z.regex(/^[a-z]{2}$/)),
  title: text().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z._default(text().check(z.trim(), z.maxLength(300)), ''),
  /** Markdown; headings of the second level are its chapters, `{#id}` at their end names them. */
  body: text().check(z.minLength(1), z.maxLength(120_000)),
  /** What changed with this version, for players. */
  summary: z._default(text().check(z.trim(), z.maxLength(2_000)), ''),
});
export type ArticleText = z.infer<typeof ArticleText>;

const PublishedVersion = z.object({
  version: z.number(),
  publishedAt: text(),
  publishedBy: text(),
  isAcceptanceRequired: z.boolean(),
});

/** GET /content-api/v1/operator/articles */
export const OperatorArticles = z.object({
  articles: z.array(
    z.object({
      kind: ArticleKind,
      /** In English. */
      title: text(),
      ...PublishedVersion.shape,
    }),
  ),
});
export type OperatorArticles = z.infer<typeof OperatorArticles>;

/** GET /content-api/v1/operator/articles/:kind: the latest version as it was written. */
export const OperatorArticle = z.object({
  kind: ArticleKind,
  texts: z.array(ArticleText),
  /** The newest first. */
  versions: z.array(PublishedVersion),
});
export type OperatorArticle = z.infer<typeof OperatorArticle>;

/** POST /content-api/v1/operator/articles/:kind/versions */
export const PublishArticle = z.strictObject({
  /** The version that this one was written from; refused when another came in between. */
  baseVersion: z.number().check(z.int(), z.nonnegative(), z.lte(1_000_000)),
  /** Players agree again before they continue. Only for what players agree to at all. */
  isAcceptanceRequired: z.boolean(),
  /** In every language of the site. */
  texts: z.array(ArticleText).check(z.minLength(1), z.maxLength(20)),
  /** For the audit log. */
  reason: text().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type PublishArticle = z.infer<typeof PublishArticle>;

/** GET /content-api/v1/operator/players/:id/acceptances: which versions a player has agreed to, and when. */
export const ArticleAcceptances = z.object({
  acceptances: z.array(z.object({ kind: ArticleKind, version: z.number(), acceptedAt: text() })),
});
export type ArticleAcceptances = z.infer<typeof ArticleAcceptances>;
