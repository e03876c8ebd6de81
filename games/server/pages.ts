import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HOUSE_GAMES } from '../house/games.ts';
import { digestOf } from './secrets.ts';
import type { Store } from './store.ts';

const LANGUAGES = ['en', 'ru', 'ar'] as const;
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);
/** Files of the pages, by the name that they are requested by. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const ASSET = /^[a-z]+(?:-[a-z]+)*\.(?:js|css)$/;

/** Code and pictures of this origin alone, and only the page that opened the game may frame it. */
function policy(host: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${host ?? "'none'"}`,
  ].join('; ');
}

function languageOf(wanted: unknown): string {
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

function sendPage(
  reply: FastifyReply,
  page: {
    readonly name: string;
    readonly language: string;
    readonly host: string | undefined;
    readonly game?: string;
  },
): FastifyReply {
  const { name, language, host = '', game = '' } = page;
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy(host === '' ? undefined : host))
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}" data-host="${host}" data-game="${game}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game}</title>${['games', ...(game === '' ? [] : [game])].map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`).join('')}
<script type="module" src="/assets/${name}.js"></script></head><body>${game === '' ? '<main id="game"></main>' : '<div id="game"></div>'}</body></html>`,
    );
}

const ORIGIN = /^https?:\/\/[a-z0-9.:[\]-]+$/i;

/** The pages that games run in, the one that shows a round again, and the one that verifies it. */
export function registerPages(
  app: FastifyInstance,
  { store, assets }: { readonly store: Store; readonly assets: string },
): void {
  app.get<{ Params: { game: string }; Querystring: { code?: string; lng?: string } }>(
    '/play/:game',
    (request, reply) => {
      const { game } = request.params;
      const session = store
        .prepare('SELECT host FROM session WHERE code_digest = ? AND game = ?')
        .get(digestOf(request.query.code ?? ''), game) as { host: string } | undefined;
      if (!HOUSE_GAMES.has(game)) {
        return reply.code(404).send({ error: { code: 'not_found' } });
      }
      const language = languageOf(request.query.lng);
      return sendPage(reply, { name: `${game}-page`, language, host: session?.host, game });
    },
  );
  app.get<{ Querystring: { lng?: string; host?: string } }>('/round', (request, reply) => {
    const { lng, host = '' } = request.query;
    const framed = ORIGIN.test(host) ? host : undefined;
    return sendPage(reply, { name: 'round-page', language: languageOf(lng), host: framed });
  });
  app.get<{ Querystring: { lng?: string } }>('/verify', (request, reply) =>
    sendPage(reply, {
      name: 'verify-page',
      language: languageOf(request.query.lng),
      host: undefined,
    }),
  );
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const { file } = request.params;
    if (!ASSET.test(file)) {
      return reply.code(404).send({ error: { code: 'not_found' } });
    }
    try {
      const body = readFileSync(join(assets, file));
      const type = TYPES[file.slice(file.lastIndexOf('.'))] ?? 'application/octet-stream';
      return reply.type(type).header('cache-control', 'no-cache').send(body);
    } catch {
      return reply.code(404).send({ error: { code: 'not_found' } });
    }
  });
}
