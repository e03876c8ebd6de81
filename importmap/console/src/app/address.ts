import { createContext, type MouseEvent, use, useEffect, useMemo, useState } from 'react';
import { addressOf } from '../api/query.ts';

const BASE = '/operator';

/** Where in the console one is. */
export interface Address {
  /** Below `/operator`, split at the slashes. */
  readonly parts: readonly string[];
  /** The environment that is looked at; undefined for the server's own. It stays from view to view. */
  readonly environment: string | undefined;
  readonly chooseEnvironment: (name: string | undefined) => void;
  /** The address of a view in the same environment. */
  readonly href: (path: string) => string;
  readonly go: (path: string) => void;
}

export const AddressContext = createContext<Address>({
  parts: [],
  environment: undefined,
  chooseEnvironment: () => undefined,
  href: (path) => path,
  go: () => undefined,
});

function read(): Pick<Address, 'parts' | 'environment'> {
  const path = location.pathname.slice(BASE.length);
  const parts = path.split('/').filter((part) => part !== '');
  return {
    parts: parts.map(decodeURIComponent),
    environment: new URLSearchParams(location.search).get('env') ?? undefined,
  };
}

function goTo(address: string): void {
  history.pushState(undefined, '', address);
  scrollTo(0, 0);
}

/** Follows the browser's history; `go` adds to it. */
export function useBrowserAddress(): Address {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const follow = () => setAddress(read());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return useMemo(() => {
    const href = (path: string) => addressOf(BASE + path, { env: address.environment });
    return {
      ...address,
      href,
      chooseEnvironment: (name) => {
        goTo(addressOf(location.pathname, { env: name }));
        setAddress(read());
      },
      go: (path) => {
        goTo(href(path));
        setAddress(read());
      },
    };
  }, [address]);
}

/** Properties of a link inside the console: opened elsewhere it is an ordinary one. */
export function useLink(): (path: string) => {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
} {
  const { go, href } = use(AddressContext);
  return (path) => ({
    href: href(path),
    onClick: (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (isPlain) {
        event.preventDefault();
        go(path);
      }
    },
  });
}
