import type { ComponentProps } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { addressOf } from '../api/query.ts';

/** Where the console is served; every path of a view is below it. */
export const CONSOLE_BASE = '/operator';

/** The environment that the address names; undefined for the server's own. */
export function useAddressedEnvironment(): string | undefined {
  const [search] = useSearchParams();
  return search.get('env') ?? undefined;
}

/** Shows the current view of another environment; undefined is the server's own. */
export function useChooseEnvironment(): (environment: string | undefined) => void {
  const [path, navigate] = useLocation();
  return (environment) => navigate(addressOf(path, { env: environment }));
}

/** Goes to a view in the current environment. */
export function useGo(): (path: string) => void {
  const [, navigate] = useLocation();
  const env = useAddressedEnvironment();
  return (path) => navigate(addressOf(path, { env }));
}

/** A link to a view in the current environment. */
export function ViewLink({
  path,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'ref'> & { readonly path: string }) {
  const env = useAddressedEnvironment();
  return <Link {...props} href={addressOf(path, { env })} />;
}
