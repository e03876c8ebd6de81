import { LANGUAGES } from '@touchline/domain/languages';
import { serverTexts } from '../../../platform/texts/server-texts.ts';

/** Written out, as a script of another origin would have to. */
const STYLE = `
:host { color-scheme: light dark; position: fixed; z-index: 2147483000; inset-block-start: 64px;
  inset-inline-end: 8px; inline-size: min(22rem, calc(100vw - 16px)); }
section { display: grid; gap: 8px; padding: 16px; border-radius: 12px;
  border: 1px solid light-dark(#dbe1e8, #3a4656); background: light-dark(#fff, #1b232d);
  color: light-dark(#0f151c, #f3f6f9); box-shadow: 0 8px 24px #0006;
  font: 0.875rem/1.4 "Segoe UI", Roboto, system-ui, sans-serif; }
h2, p { margin: 0; }
h2 { font-size: 1rem; }
.notice { padding: 8px; border-radius: 8px; background: light-dark(#fdeecb, #3a2c0e); }
.failed { color: light-dark(#a51d1d, #ff9c9c); }
.failed:empty { display: none; }
button { min-block-size: 2.75rem; padding: 4px 16px; border: 0; border-radius: 8px; font: inherit;
  font-weight: 600; cursor: pointer; background: none; color: light-dark(#0957c9, #63b0ff); }
button.primary { background: light-dark(#0b5ed7, #3e97ff); color: light-dark(#fff, #04101f); }
button:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/**
 * The test provider's script: it has the interface of Google's one-tap (`google.accounts.id`), as far
 * as sites use it, and requests its credential on this origin. Nothing in it is evaluated.
 */
export function clientScript(): string {
  const texts = LANGUAGES.map((language) => [language, serverTexts(language).testSignIn]);
  return `'use strict';
(() => {
  const texts = ${JSON.stringify(Object.fromEntries(texts))};
  const style = ${JSON.stringify(STYLE)};
  const { document } = globalThis;
  let settings;
  let card;
  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const cancel = () => {
    card?.remove();
    card = undefined;
  };
  const askCredential = async () => {
    const answer = await fetch('/test-provider/identity/credential', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: settings.client_id, nonce: settings.nonce }),
    });
    if (!answer.ok) throw new Error('the test provider answered ' + answer.status);
    return (await answer.json()).credential;
  };
  const prompt = () => {
    cancel();
    const { lang, dir } = document.documentElement;
    const own = texts[lang] ?? texts.en;
    const failed = element('p', { className: 'failed', role: 'alert' });
    const accept = element('button', { type: 'button', className: 'primary', textContent: own.accept });
    accept.onclick = async () => {
      accept.disabled = true;
      try {
        const credential = await askCredential();
        cancel();
        settings.callback({ credential, clientId: settings.client_id, select_by: 'user' });
      } catch {
        failed.textContent = own.failed;
        accept.disabled = false;
      }
    };
    const decline = element('button', { type: 'button', textContent: own.decline, onclick: cancel });
    card = element('div', { dir });
    const root = card.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const section = element('section', { role: 'dialog', ariaLabel: own.title },
      element('h2', { textContent: own.title }),
      element('p', { className: 'notice', textContent: own.notice }),
      failed, accept, decline);
    root.append(section);
    document.body.append(card);
  };
  globalThis.google = { ...globalThis.google, accounts: { id: {
    initialize: (given) => { settings = given; },
    prompt,
    cancel,
  } } };
})();
`;
}
