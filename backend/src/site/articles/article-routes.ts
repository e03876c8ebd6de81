import { createHash } from 'node:crypto';
import { AgreementChanges, Article, ArticleKind, ArticleList } from '@touchline/contracts/site';
import { text } from '@touchline/contracts/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';
import type { Articles } from './articles.ts';

const TAGS = { tags: ['articles'] };
const CACHED = 'public, max-age=60';
const Language = z.object({ language: text().check(z.regex(/^[a-z]{2}$/)) });
const OneArticle = z.extend(Language, { kind: ArticleKind });
const Version = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000));
const OneVersion = z.extend(OneArticle, { version: Version });

/** Answers 304 when the client has this very body. */
function sendCached(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const tag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  const etag = `"${tag}"`;
  reply.header('cache-control', CACHED).header('etag', etag);
  const held = request.headers['if-none-match']
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return held?.includes(etag) === true ? reply.code(304).send() : reply.send(body);
}

/** Articles for visitors, and what of them a player has not agreed to yet. */
export function registerArticleRoutes(app: App, { list, find, changesFor }: Articles): void {
  async function sendArticle(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: z.infer<typeof OneArticle> & { readonly version?: number },
  ): Promise<FastifyReply> {
    const article = await find(asked);
    if (article === undefined) {
      throw new ApiError('not_found', `there is no such version of "${asked.kind}"`);
    }
    reply.header('content-language', article.language);
    return sendCached(request, reply, article);
  }

  app.get(
    '/content-api/v1/:language/articles',
    { schema: { ...TAGS, params: Language, response: { 200: ArticleList } } },
    async (request, reply) =>
      sendCached(request, reply, { articles: await list(request.params.language) }),
  );

  app.get(
    '/content-api/v1/:language/articles/:kind',
    { schema: { ...TAGS, params: OneArticle, response: { 200: Article } } },
    async (request, reply) => sendArticle(request, reply, request.params),
  );

  app.get(
    '/content-api/v1/:language/articles/:kind/versions/:version',
    { schema: { ...TAGS, params: OneVersion, response: { 200: Article } } },
    async (request, reply) => sendArticle(request, reply, request.params),
  );

  app.get(
    '/web-api/api-v3/v2/user/agreement-rules/changes',
    {
      preHandler: app.requirePlayer,
      schema: {
        ...TAGS,
        querystring: z.object({ lang: z.optional(Language.shape.language) }),
        response: { 200: AgreementChanges },
      },
    },
    async (request, reply) => {
      const { lang = languageOf(request) } = request.query;
      reply.header('cache-control', 'no-store');
      return { changes: await changesFor(playerOf(request).id, lang) };
    },
  );
}
