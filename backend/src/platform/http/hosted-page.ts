import { randomBytes } from 'node:crypto';
import { type Html, htmlDocument } from '@touchline/domain/html';
import type { FastifyReply } from 'fastify';

/** Content policy of a page: its own style, its own form if it has one, nothing else. */
function pagePolicy({ nonce, hasForm }: { nonce: string; hasForm: boolean }): string {
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action '${hasForm ? 'self' : 'none'}'`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * The style of the server's own pages: the design tokens they need, written out, because a real
 * provider's pages would be on another origin. `shared/ui/src/tokens` has the whole set.
 */
const STYLE = `
:root { color-scheme: light dark;
  --page: light-dark(#edf0f4, #0a0e13); --surface: light-dark(#fff, #141a22);
  --line: light-dark(#dbe1e8, #252f3b); --text: light-dark(#0f151c, #f3f6f9);
  --muted: light-dark(#4d5966, #a5b1be); --accent: light-dark(#0957c9, #63b0ff);
  --accent-fill: light-dark(#0b5ed7, #3e97ff); --accent-press: light-dark(#084bb0, #6cb1ff);
  --accent-soft: light-dark(#dfeafc, #16304d); --on-accent: light-dark(#fff, #04101f);
  --warning-soft: light-dark(#fdeecb, #3a2c0e);
  --shadow: 0 1px 2px light-dark(#0f151c14, #0000); }
* { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; }
body { min-block-size: 100vh; min-block-size: 100dvh; background: var(--page); color: var(--text);
  font: 0.875rem/1.4 "Segoe UI", Roboto, system-ui, sans-serif; }
main { max-inline-size: 30rem; margin-inline: auto; padding: 8px; }
main > * { padding-inline: 12px; border-radius: 12px; }
h1 { padding-block: 12px; font-size: 1.25rem; font-weight: 700; line-height: 1.3; }
.notice { display: flex; align-items: center; min-block-size: 2.75rem; margin-block-end: 8px;
  padding-block: 4px; border-radius: 8px; background: var(--warning-soft); line-height: 1.25; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; align-items: baseline;
  padding-block: 12px; border-end-start-radius: 0; border-end-end-radius: 0;
  background: var(--surface); }
dt { color: var(--muted); }
dd { text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.amount { font-weight: 700; font-size: 1.25rem; }
dl + * { border-start-start-radius: 0; border-start-end-radius: 0;
  border-block-start: 1px solid var(--line); background: var(--surface); padding-block: 12px;
  box-shadow: var(--shadow); }
form { display: grid; gap: 8px; }
select { min-block-size: 2.75rem; padding-inline: 12px; border: 1px solid var(--muted); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit; }
button, a.button { display: flex; align-items: center; justify-content: center; inline-size: 100%;
  min-block-size: 2.75rem; padding: 4px 16px; border: 0; border-radius: 8px;
  background: var(--accent-soft); color: var(--accent); font: inherit; font-weight: 600;
  line-height: 1.2; text-decoration: none; cursor: pointer; }
button.primary { min-block-size: 3.25rem; background: var(--accent-fill); color: var(--on-accent);
  font-size: 1rem; }
button.quiet { background: none; }
button.primary:active { background: var(--accent-press); }
.done { display: grid; gap: 12px; }
article, ul { display: grid; gap: 12px; margin-block-end: 8px; padding-block: 12px;
  overflow-wrap: anywhere; background: var(--surface); box-shadow: var(--shadow); }
article a, ul a { display: inline-flex; align-items: center; min-block-size: 2.75rem;
  color: var(--accent); }
h2 { padding-block: 12px; font-size: 1rem; line-height: 1.3; }
ul { gap: 0; list-style: none; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
@media (min-width: 1024px) { main { padding-block-start: 12vh; } }
`;

/** Sends a page that the server renders itself, without any script. */
export function sendHostedPage(
  reply: FastifyReply,
  page: {
    readonly language: string;
    readonly title: string;
    readonly main: Html;
    /** Whether it has a form, which this site answers. */
    readonly hasForm?: boolean;
    /** Rules of this page alone, after those of all pages. */
    readonly style?: string;
  },
): FastifyReply {
  const { language, title, main, hasForm = false, style = '' } = page;
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy({ nonce, hasForm }))
    .send(htmlDocument({ language, title, style: `${STYLE}${style}`, nonce, main }));
}
