import { HEAD_ATTRIBUTE } from '@touchline/contracts/site';
import type { ShownRoute } from '../navigation/shown-route.ts';

export interface Page {
  /** History has changed: the page is another one, though its view may still be on its way. */
  readonly begin: (route: ShownRoute) => void;
  /** The route's view is on screen; the title is used unless the view has set its own. */
  readonly settle: (route: ShownRoute, title: string | undefined) => void;
  /** The view names the page it shows. */
  readonly setTitle: (title: string) => void;
}

/**
 * What the document itself says of the page: the inspection attributes of `<html>` and its title.
 */
export function createPage({
  document,
  onArrival,
}: {
  readonly document: Document;
  /** Another page than before is on screen. */
  readonly onArrival: () => void;
}): Page {
  const { dataset } = document.documentElement;
  let settledPath: string | undefined;
  let begunPath: string | undefined;
  let isNamed = false;
  const setTitle = (title: string) => {
    // Operators' own title of the page, from the server, has priority over every other.
    if (!document.querySelector('title')?.hasAttribute(HEAD_ATTRIBUTE)) {
      document.title = title;
    }
  };

  return {
    begin: (route) => {
      dataset['route'] = route.name;
      dataset['plugin'] = route.plugin;
      dataset['layout'] = route.layout;
      dataset['lng'] = route.language;
      delete dataset['ready'];
      isNamed &&= begunPath === route.path;
      if (begunPath !== undefined && begunPath !== route.path) {
        document.querySelector('title')?.removeAttribute(HEAD_ATTRIBUTE);
      }
      begunPath = route.path;
    },
    settle: (route, title) => {
      dataset['ready'] = 'true';
      if (title !== undefined && !isNamed && title !== document.title) {
        setTitle(title);
      }
      const isAnotherPage = settledPath !== undefined && settledPath !== route.path;
      settledPath = route.path;
      if (isAnotherPage) {
        onArrival();
      }
    },
    setTitle: (title) => {
      isNamed = true;
      setTitle(title);
    },
  };
}
