import { createContext, type MouseEvent, use, useEffect, useState } from 'react';

const BASE = '/operator';

/** Where in the console one is. */
export interface Address {
  /** Below `/operator`, split at the slashes. */
  readonly parts: readonly string[];
  readonly search: URLSearchParams;
  readonly go: (path: string) => void;
}

export const AddressContext = createContext<Address>({
  parts: [],
  search: new URLSearchParams(),
  go: () => undefined,
});

function read(): Omit<Address, 'go'> {
  const path = location.pathname.slice(BASE.length);
  const parts = path.split('/').filter((part) => part !== '');
  return { parts: parts.map(decodeURIComponent), search: new URLSearchParams(location.search) };
}

/** Follows the browser's history; `go` adds to it. */
export function useBrowserAddress(): Address {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const follow = () => setAddress(read());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return {
    ...address,
    go: (path) => {
      history.pushState(undefined, '', BASE + path);
      scrollTo(0, 0);
      setAddress(read());
    },
  };
}

/** Properties of a link inside the console: opened elsewhere it is an ordinary one. */
export function useLink(): (path: string) => {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
} {
  const { go } = use(AddressContext);
  return (path) => ({
    href: BASE + path,
    onClick: (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (isPlain) {
        event.preventDefault();
        go(path);
      }
    },
  });
}
