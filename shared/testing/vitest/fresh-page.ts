import type { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import { installDialogs } from '../src/install-dialogs.ts';

declare global {
  /** The page that the tests of a process share; absent where a file needs no page. */
  var jsdom: JSDOM | undefined;
}

const LONGEST_WAIT_MS = 10_000;

function emptyPage({ cookieJar, window }: JSDOM): void {
  const { document, history, localStorage, sessionStorage } = window;
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) {
      element.removeAttribute(name);
    }
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  cookieJar.removeAllCookiesSync();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

// Runs before each file of tests: they share one page, because making one takes longer than most of
// them. Whatever ran before, in whichever order, a file finds it empty.
vi.useRealTimers();
vi.unstubAllGlobals();
if (globalThis.jsdom !== undefined) {
  emptyPage(globalThis.jsdom);
  installDialogs();
  const { configure } = await import('@testing-library/dom');
  // What a test waits for may take longer than a second on a machine that does other work.
  configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
}
