import {
  FORCE_SPA_HEADER,
  REMOTE_UNLOAD_EVENT,
  REMOTE_VIEW_HEADERS,
  RemoteViewAnswer,
} from '@touchline/contracts/plugins';
import type { Disposer, Http, Logger, RemoteSource } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';
import DOMPurify from 'dompurify';
import { loadScripts, runCode } from './remote-scripts.ts';

export interface RemoteDependencies {
  readonly http: Http;
  readonly log: Logger;
  readonly document: Document;
}

function invalid(url: string, why: string): ApplicationError {
  return new ApplicationError({
    code: 'remote_view_invalid',
    message: `the remote view of ${url} ${why}`,
    phase: 'mount',
    next: 'look at what the remote answers; it may be of another version of the protocol',
  });
}

/** Elements of the head that a remote may add: named metas, nothing that acts. */
function metasOf(html: string): readonly Element[] {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['meta'],
    ALLOWED_ATTR: ['name', 'property', 'content'],
    // At the start of a document the parser would put them elsewhere.
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  });
  return [...fragment.querySelectorAll('meta[name], meta[property]')];
}

/** The remote's style sheets, its own text under the page's nonce. */
function stylesOf(document: Document, answer: NonNullable<RemoteViewAnswer>): readonly Element[] {
  const links = (answer.cssToLoad ?? []).map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  if (answer.style === undefined || answer.style === '') {
    return links;
  }
  const style = document.createElement('style');
  style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  style.textContent = answer.style;
  return [...links, style];
}

/**
 * One attempt at a remote view: requests it, shows its sanitised body and runs its scripts under
 * the page's nonce. The caller keeps the states and retries.
 */
export async function showRemote(
  { http, log, document }: RemoteDependencies,
  { url, components, forceSpa = false }: RemoteSource,
  element: HTMLElement,
): Promise<Disposer> {
  const { pathname, searchParams } = new URL(document.location.href);
  const answer = await http.request({
    path: `${url}${pathname}`,
    query: Object.fromEntries(searchParams),
    schema: RemoteViewAnswer,
    headers: { ...REMOTE_VIEW_HEADERS, ...(forceSpa && { [FORCE_SPA_HEADER]: 'true' }) },
    ...(components !== undefined && { method: 'POST' as const, body: { components } }),
  });
  if (answer === null) {
    throw invalid(url, 'is empty');
  }
  const { appName, title, body = '', head = '', codeToEval, scriptsToLoad = [] } = answer;
  if (appName === undefined || appName === '') {
    throw invalid(url, 'has no app name');
  }
  const root = document.createElement('section');
  root.dataset['remoteApp'] = appName;
  if (title !== undefined) {
    root.setAttribute('aria-label', title);
  }
  root.append(DOMPurify.sanitize(body, { RETURN_DOM_FRAGMENT: true }));
  const additions: Element[] = [...metasOf(head), ...stylesOf(document, answer)];
  document.head.append(...additions);
  element.append(root);
  const unload = () => {
    root.dispatchEvent(new CustomEvent(REMOTE_UNLOAD_EVENT));
    root.remove();
    for (const addition of additions.splice(0)) {
      addition.remove();
    }
  };
  try {
    additions.push(...(await loadScripts(document, scriptsToLoad)));
    if (codeToEval !== undefined && codeToEval !== '') {
      const { script, error } = runCode(document, codeToEval);
      additions.push(script);
      if (error !== undefined) {
        log.warn(`the code of the remote view "${appName}" is not valid`, error);
      }
    }
  } catch (error) {
    unload();
    throw error;
  }
  return unload;
}
