import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { FRAME_HEADERS, type SiteDecisions } from '@touchline/contracts/site';
import type { PlayerStatus } from '@touchline/domain/navigation';
import type { Override } from '@touchline/importmap/service';
import {
  chooseEncoding,
  compressDocument,
  compressWhole,
  contentSecurityPolicy,
  createNonce,
  type DocumentInput,
  documentKey,
  documentTemplate,
  type Encoding,
  frameOf,
  type Page,
  renderDocument,
  renderPart,
  type Site,
} from '@touchline/root-config/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app.ts';
import { getInternally } from '../../platform/http/internal-call.ts';
import type { SiteConfiguration } from '../configuration/load-configuration.ts';
import type { DocumentCache } from './document-cache.ts';
import type { DocumentRouteOptions } from './document-options.ts';
import { originOf, trustedOrigin } from './origin-of.ts';
import { hostsOf, networksOf, partnersOf } from './page-origins.ts';

/** First data that takes longer is left to the browser, ms. */
const DATA_DEADLINE_MS = 150;

/** What of a link is true of this site: a version that is missing is not shown, and not reported. */
function shownOverride(override: Override | undefined, site: Site): Override | undefined {
  const { target, inspect } = override ?? {};
  const isShown =
    target !== undefined && site.artefactOfPlugin.get(target.plugin)?.version === target.version;
  return override && (isShown || inspect === true)
    ? { ...override, target: isShown ? target : undefined }
    : undefined;
}

/** What a document shows, and to whom. */
interface DocumentToSend {
  readonly site: Site;
  readonly page: Page;
  readonly player: PlayerStatus | undefined;
  readonly settings: SiteConfiguration;
  readonly decisions: SiteDecisions;
}

/** Which code, connections and frames a page may have. */
function policyOf(
  { site, player, settings }: DocumentToSend,
  {
    request,
    nonce,
    options,
  }: {
    readonly request: FastifyRequest;
    readonly nonce: string;
    readonly options: DocumentRouteOptions;
  },
): string {
  return contentSecurityPolicy({
    nonce,
    host: request.host,
    partners: partnersOf(settings.analytics),
    developers: options.overrideOrigins,
    hosts: hostsOf(site, settings),
    frames: options.gameOrigins(),
    networks: player === undefined ? networksOf(options.scriptsOfNetworks(settings.auth)) : [],
  });
}

/** The first of each parameter, as the browser reads its address. */
function queryOf({ url }: FastifyRequest): Readonly<Record<string, string>> {
  const mark = url.indexOf('?');
  const parameters = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
  return Object.fromEntries([...parameters].toReversed());
}

/**
 * What a link to the page is shown with. None for players: whoever shows links reads pages as a visitor; and none
 * where the site's own address is not known, which a request may lie about.
 */
async function cardOf(
  { page }: DocumentToSend,
  {
    request,
    options,
  }: { readonly request: FastifyRequest; readonly options: DocumentRouteOptions },
): Promise<DocumentInput['card']> {
  const origin = trustedOrigin(request, options.publicUrl);
  if (page.authenticated || page.status !== 200 || origin === undefined) {
    return undefined;
  }
  try {
    const card = await options.cardOf(page, queryOf(request));
    return card && { ...card, image: `${origin}${card.image}` };
  } catch (error) {
    request.log.warn({ err: error }, 'the document goes without its card');
    return undefined;
  }
}

/** How first screens of a site are rendered, where they are. */
function renderingOf(
  { renderers, shareScreen: share }: DocumentRouteOptions,
  { composition }: Site,
): DocumentInput['rendering'] {
  return renderers && { share, render: (page) => renderers.render(composition, page) };
}

/** Writes a document part by part; once it is whole, those who would get the same get it at once. */
async function* writeDocument(
  documents: DocumentCache,
  input: DocumentInput,
  key: string | undefined,
): AsyncGenerator<string, void> {
  const parts = renderDocument(input);
  let html = '';
  let part = await parts.next();
  while (part.done !== true) {
    html += part.value;
    yield part.value;
    part = await parts.next();
  }
  if (key !== undefined) {
    const { nonce, time } = input;
    documents.store(key, () => documentTemplate(html, { nonce, time }), part.value.readAt);
  }
}

/** A document as its browser takes it: whole where it was just written for another visitor. */
function bodyOf(
  { documents }: DocumentRouteOptions,
  input: DocumentInput,
  encoding: Encoding,
): Promise<Buffer> | Readable {
  const key = documentKey(input);
  const known = key === undefined ? undefined : documents.find(key)?.(input);
  return known === undefined
    ? compressDocument(writeDocument(documents, input, key), encoding)
    : compressWhole(known, encoding);
}

/** Whether the service worker of the browser has kept this frame. */
function isHeld(request: FastifyRequest, frame: string): boolean {
  return String(request.headers[FRAME_HEADERS.held] ?? '')
    .split(' ')
    .includes(frame);
}

/** Sends what a browser has not that has kept the frame of the document. */
function sendPart(reply: FastifyReply, input: DocumentInput, encoding: Encoding): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header(FRAME_HEADERS.part, String(input.time));
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding);
  }
  return reply.send(compressDocument(renderPart(input), encoding));
}

/** Sends a page, part by part where it is written for this visitor. */
export async function sendDocument(
  { app, options }: { readonly app: App; readonly options: DocumentRouteOptions },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  document: DocumentToSend,
): Promise<FastifyReply> {
  const { site, page, player, settings, decisions } = document;
  const override = shownOverride(options.overrideOf(request), site);
  const [seo, card] = await Promise.all([
    options.seo(page, settings),
    cardOf(document, { request, options }),
  ]);
  const nonce = createNonce();
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  const input: DocumentInput = {
    site,
    page,
    player,
    nonce,
    configuration: settings.core,
    application: settings.application,
    override,
    overrideOrigins: options.overrideOrigins,
    seo,
    card,
    plugins: settings.plugins,
    // Open pages apply new builds immediately.
    development: !options.isProduction,
    decisions,
    configurationVersion: settings.version,
    userAgent: request.headers['user-agent'],
    origin: originOf(request, options.publicUrl),
    time: options.clock(),
    read: (path) => getInternally(app, { path, language: page.language }),
    deadline: () => wait(DATA_DEADLINE_MS, undefined, { ref: false }),
    query: queryOf(request),
    rendering: override === undefined ? renderingOf(options, site) : undefined,
  };
  const frame = frameOf(input);
  if (frame !== undefined && isHeld(request, frame)) {
    return sendPart(reply, input, encoding);
  }
  if (frame !== undefined) {
    reply.header(FRAME_HEADERS.frame, frame);
  }
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', override === undefined ? 'private, no-cache' : 'private, no-store')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-language', page.language)
    .header('content-security-policy', policyOf(document, { request, nonce, options }));
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding);
  }
  return reply.send(await bodyOf(options, input, encoding));
}
