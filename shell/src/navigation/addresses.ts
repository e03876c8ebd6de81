import {
  type Address,
  formatAddress,
  isSitePath,
  parseAddress,
  resolveTarget,
} from '@touchline/domain/navigation';
import type { RouteTarget } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';
import type { PageContext, Target } from './decision.ts';
import { pendingHash } from './pending-link.ts';

/** Addresses of the site, in the page's language unless they name another. */
export interface Addresses {
  /** Reads path, query and hash; the language only if the path names one. */
  readonly parse: (address: string) => Address;
  /** Whether a route is registered. */
  readonly knows: (route: string) => boolean;
  /** The address of a route or path. @throws ApplicationError `redirect_relative` for a path elsewhere */
  readonly of: (target: RouteTarget | string) => Address;
  /** The address of a link; one to a route that is still to come leads there once it has. */
  readonly href: (target: RouteTarget | string) => string;
  /** The route at an address, with its parameters. */
  readonly resolve: (address: Address) => Target;
}

/** Makes addresses from routes, and reads them. */
export function createAddresses({
  context,
  onUnknown,
}: {
  readonly context: () => Pick<PageContext, 'language' | 'languages' | 'table'>;
  /** A route is linked to that is not registered. @returns whether it is still to come */
  readonly onUnknown: (route: string) => boolean;
}): Addresses {
  const parse = (address: string) => parseAddress(address, context().languages);
  const knows = (route: string) => context().table.routes.some(({ name }) => name === route);
  const of = (target: RouteTarget | string): Address => {
    const { table, language } = context();
    if (typeof target === 'string') {
      if (!isSitePath(target)) {
        throw new ApplicationError({
          code: 'redirect_relative',
          message: `"${target}" is not a path of the site`,
          phase: 'navigation',
          next: 'name a route, or a path that starts with one slash',
        });
      }
      const address = parse(target);
      return { ...address, language: address.language ?? language };
    }
    if (!knows(target.route)) {
      // Links outlive what they name: a section may be switched off while the page is open.
      const isToCome = onUnknown(target.route);
      return { language, path: '/', query: {}, hash: isToCome ? pendingHash(target) : '' };
    }
    const path = table.build(target.route, target.params);
    return { language, path, query: target.query ?? {}, hash: '' };
  };
  return {
    parse,
    knows,
    of,
    href: (target) => formatAddress(of(target)),
    resolve: (address) => resolveTarget(address, context().table),
  };
}
