import { applicationLinks } from './application-links.ts';
import { digestOf } from './digest-of.ts';
import type { DocumentInput } from './render-document.ts';

/**
 * All that a document depends on but the marks of its visit and the prices of the moment: visitors
 * with the same key get the same. Undefined for a document that is one visitor's alone.
 */
export function documentKey(input: DocumentInput): string | undefined {
  const { site, page, configuration, application, decisions, seo, query, origin } = input;
  const isShared =
    input.rendering !== undefined &&
    input.override === undefined &&
    input.player === undefined &&
    !page.authenticated &&
    page.status === 200;
  if (!isShared) {
    return undefined;
  }
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
    applicationLinks({ language, userAgent, ...application }),
  ]);
}
