import { KEPT } from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import { forgetDocuments } from '../inline/forget-documents.ts';
import { renderPage, type StaticPageInput } from '../static-page/render-static-page.ts';
import type { PageOverride } from './override-banner.ts';
import { overrideText, untilText } from './override-text.ts';

/** The target of a signed link. */
export const OVERRIDE_PATH = '/override';

/**
 * The page behind a signed link: explains what it does, and does it by a button. So a link that
 * something else opens, a preview or a picture, changes nothing. What the service worker has kept of
 * the site is forgotten here, before the site is seen with the change.
 */
export function renderOverrideOffer(
  given: StaticPageInput & { readonly link: string; readonly override: PageOverride },
): string {
  const { language, override, link } = given;
  const { target, inspect, expiresAt } = override;
  const isolated = (text: string) =>
    directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text;
  const reported = [
    ...(target
      ? [
          overrideText(language, 'offerVersion', {
            plugin: target.plugin,
            version: isolated(target.version),
          }),
        ]
      : []),
    ...(inspect ? [overrideText(language, 'offerInspector')] : []),
  ];
  const until = untilText(language, expiresAt);
  return renderPage({
    ...given,
    name: 'override',
    title: overrideText(language, 'offerTitle'),
    text: reported.join(' '),
    hint: overrideText(language, 'offerHint', { until }),
    links: [],
    action: {
      href: OVERRIDE_PATH,
      text: overrideText(language, 'open'),
      fields: { link },
    },
    script: `(${forgetDocuments.toString()})(${JSON.stringify(KEPT.documents)})`,
  });
}

/** The page for a link that does nothing: because it has ended, or because it never was one. */
export function renderOverrideRefusal(
  given: StaticPageInput & { readonly code: 'override_link_expired' | 'override_link_invalid' },
): string {
  const { language, code } = given;
  const kind = code === 'override_link_expired' ? 'expired' : 'invalid';
  return renderPage({
    ...given,
    name: 'overrideRefused',
    title: overrideText(language, `${kind}Title`),
    text: overrideText(language, `${kind}Text`),
    hint: `(${code})`,
    links: [],
    action: { href: `/${language}`, text: overrideText(language, 'home') },
  });
}

/** The content policy of these pages: their own style and script, and a form of this site. */
export function overridePagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}
