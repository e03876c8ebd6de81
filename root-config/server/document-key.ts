import { createHash } from 'node:crypto';
import { applicationLinks } from './application-links.ts';
import { digestOf } from './digest-of.ts';
import type { DocumentInput } from './render-document.ts';

/** All that a document depends on but the marks of its visit and the prices of the moment. */
function dependencies(input: DocumentInput): string {
  const { site, page, configuration, application, decisions, seo, query, origin } = input;
  const { language, device, path, route } = page;
  const { userAgent = '' } = input;
  return JSON.stringify([
    site.composition.release,
    input.configurationVersion,
    digestOf(configuration),
    language,
    device,
    path,
    route?.name,
    query,
    origin,
    decisions,
    seo.page,
    input.card,
    applicationLinks({ language, userAgent, ...application }),
  ]);
}

/**
 * Visitors with the same key get the same document. Undefined for a document that is one visitor's
 * alone.
 */
export function documentKey(input: DocumentInput): string | undefined {
  const { page } = input;
  const isShared =
    input.rendering !== undefined &&
    input.override === undefined &&
    input.player === undefined &&
    !page.authenticated &&
    page.status === 200;
  return isShared ? dependencies(input) : undefined;
}

/**
 * Names the frame of a document: all of it but the rendered views, the first data and the marks of the
 * visit. Undefined for a document that is not kept by browsers, and for one whose head is written from its
 * first data.
 */
export function frameOf(input: DocumentInput): string | undefined {
  const { page, override, player } = input;
  const isNamedByData = page.route?.titleFromData !== undefined;
  if (override !== undefined || page.status !== 200 || isNamedByData) {
    return undefined;
  }
  return createHash('sha256')
    .update(JSON.stringify([dependencies(input), page.authenticated, player]))
    .digest('base64url')
    .slice(0, 16);
}
