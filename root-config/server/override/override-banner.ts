import { escapeHtml } from '@touchline/domain/html';
import { overrideText, untilText } from './override-text.ts';

/** What a signed link changed on a page. */
export interface PageOverride {
  /** Absent where the link only opens the inspector. */
  readonly target?: { readonly plugin: string; readonly version: string } | undefined;
  readonly inspect: boolean;
  /** Milliseconds since epoch. */
  readonly expiresAt: number;
}

/** The target of the banner's button. */
export const LEAVE_OVERRIDE = '/override/leave';

/** The bar is above the header for as long as the page does, so the header sticks below it. */
const STYLE = `
[data-override]{position:sticky;z-index:calc(var(--layer-bar) + 1);inset-block-start:0;box-sizing:border-box;
block-size:3.5rem;display:flex;align-items:center;gap:var(--space-2);padding-inline:var(--space-3);
background:light-dark(#fdeecb,#3a2c0e);color:var(--color-text);line-height:1.25}
[data-override] div{flex:1;min-inline-size:0}
[data-override] p{margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
[data-override] p+p{font-size:var(--font-sm)}
[data-override] bdi{font-weight:700}
[data-override] button{min-block-size:var(--size-target);padding-inline:var(--space-3);border-radius:var(--radius-md);
background:var(--color-accent-fill);color:var(--color-on-accent);font:inherit;font-weight:600;cursor:pointer}
[data-override]~* [data-slot="header"]{inset-block-start:3.5rem}
[data-override]~* [data-slot="notice"]{inset-block-start:calc(3.5rem + var(--size-header))}
[data-override]~* :is([data-slot="left"],[data-slot="right"]){inset-block-start:calc(3.5rem + var(--size-header));
block-size:calc(100dvh - 3.5rem - var(--size-header))}`;

/**
 * The bar that names what a link has changed on the page and takes it back. It is part of the
 * document and needs no script: a version that breaks everything else can still be left.
 */
export function overrideBanner(
  { target, inspect, expiresAt }: PageOverride,
  { language, nonce }: { readonly language: string; readonly nonce: string },
): string {
  const named = [
    ...(target ? [`<bdi>${escapeHtml(`${target.plugin} ${target.version}`)}</bdi>`] : []),
    ...(inspect ? [escapeHtml(overrideText(language, 'inspector'))] : []),
  ];
  const label = escapeHtml(overrideText(language, 'banner'));
  return [
    `<style nonce="${nonce}">${STYLE}</style>`,
    `<aside data-override aria-label="${label}"><div><p>${named.join(' · ')}</p>`,
    `<p>${label} · ${escapeHtml(untilText(language, expiresAt))}</p></div>`,
    `<form method="post" action="${LEAVE_OVERRIDE}">`,
    `<button>${escapeHtml(overrideText(language, 'remove'))}</button></form></aside>`,
  ].join('');
}
