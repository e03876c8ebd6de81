import { HEAD_ATTRIBUTE, PageHead } from '@touchline/contracts/site';
import type { Clock, Disposer, Http, Logger } from '@touchline/plugin-api';
import type { ShellNavigation } from '../../navigation/shell-navigation.ts';

/** Who only passes through a page needs no head for it, ms. */
const SETTLE = 500;

function elementsOf(document: Document, { metas, links, structuredData }: PageHead): Element[] {
  const make = (tag: string, given: Readonly<Record<string, string | undefined>>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...given, [HEAD_ATTRIBUTE]: '' })) {
      if (value !== undefined) {
        element.setAttribute(name, value);
      }
    }
    return element;
  };
  const elements = [
    ...metas.map((meta) => make('meta', meta)),
    ...links.map((link) => make('link', link)),
  ];
  if (structuredData !== undefined) {
    const block = make('script', { type: 'application/ld+json' });
    // Let through by the document's policy as what it is: data.
    block.textContent = JSON.stringify(structuredData);
    elements.push(block);
  }
  return elements;
}

/**
 * Keeps what the head says of the page true while pages change without a document: description,
 * robots, canonical and alternate addresses, structured data, and a title that operators gave.
 */
export function followHead({
  document,
  navigation,
  http,
  clock,
  log,
}: {
  readonly document: Document;
  readonly navigation: Pick<ShellNavigation, 'current'>;
  readonly http: Http;
  readonly clock: Clock;
  readonly log: Logger;
}): Disposer {
  const addressOf = () => {
    const { language, path } = navigation.current.get();
    return `/${language}${path === '/' ? '' : path}`;
  };
  let described = addressOf();
  let cancel: Disposer = () => undefined;
  let asking: AbortController | undefined;

  const describe = async (address: string) => {
    asking = new AbortController();
    const { signal } = asking;
    const head = await http.request({
      path: '/seo-api/v1/head',
      query: { path: address },
      schema: PageHead,
      signal,
    });
    if (signal.aborted) {
      return;
    }
    for (const element of document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]:not(title)`)) {
      element.remove();
    }
    document.head.append(...elementsOf(document, head));
    if (head.title !== undefined) {
      document.title = head.title;
      document.querySelector('title')?.setAttribute(HEAD_ATTRIBUTE, '');
    }
  };
  const stop = navigation.current.subscribe(() => {
    const address = addressOf();
    if (address === described) {
      return;
    }
    described = address;
    cancel();
    asking?.abort();
    cancel = clock.after(SETTLE, () => {
      describe(address).catch((error: unknown) => log.debug('the head could not be read', error));
    });
  });
  return () => {
    stop();
    cancel();
    asking?.abort();
  };
}
