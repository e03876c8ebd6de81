import { html, htmlDocument } from '@touchline/domain/html';
import { languageWithTexts } from '@touchline/domain/languages';
import { documentTexts } from './document-texts.ts';
import { reopenWhenOnline } from './inline/reopen-when-online.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-block-size:100dvh;display:grid;place-items:center;
background:light-dark(#edf0f4,#0a0e13);color:light-dark(#0f151c,#f3f6f9);font:1rem/1.5 "Segoe UI",Roboto,system-ui,sans-serif}
main{display:grid;gap:12px;justify-items:center;max-inline-size:26rem;padding:24px;text-align:center}
svg{inline-size:56px;block-size:56px;fill:none;stroke:light-dark(#4d5966,#a5b1be);stroke-width:1.75;stroke-linecap:round}
h1{margin:0;font-size:1.25rem}p{margin:0;color:light-dark(#4d5966,#a5b1be)}
button{min-block-size:48px;padding:0 24px;border:0;border-radius:8px;background:light-dark(#0b5ed7,#3e97ff);
color:light-dark(#fff,#04101f);font:inherit;font-weight:600;cursor:pointer}:focus-visible{outline:2px solid;outline-offset:2px}`;

const PICTURE = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.8M19 12.9a10 10 0 0 0-2.3-1.7M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.8M12 20h.01"/></svg>`;

/**
 * The page shown where the network is away and the requested page is not cached. It carries all it
 * needs, and opens the requested page as soon as the connection is back.
 */
export function renderOfflinePage(options: {
  readonly language: string;
  readonly brand: string;
  readonly nonce: string;
}): string {
  const { language, brand, nonce } = options;
  const known = languageWithTexts(language);
  const { title, text, retry } = documentTexts(known).offline;
  return htmlDocument({
    language: known,
    root: html` data-offline=""`,
    title: `${title} · ${brand}`,
    style: STYLE,
    script: `(${reopenWhenOnline.toString()})()`,
    nonce,
    main: html`${PICTURE}<h1>${title}</h1><p>${text}</p><button type="button">${retry}</button>`,
  });
}

/** Content policy of the offline page: its own style and script, and asking this site. */
export function offlinePolicy(nonce: string): string {
  return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
