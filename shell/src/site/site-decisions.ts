import { decideBlock, decideMaintenance, type Decision } from '@touchline/domain';
import type { GuardDecision } from '@touchline/plugin-api';

/** What holds for the whole site, for this visitor. */
export interface SiteState {
  readonly maintenance: boolean;
  /** Why the visitor is blocked; undefined when nothing blocks them. */
  readonly blockReason: number | undefined;
}

// Its own: what the first chunk exports to later ones makes the first chunk larger.
const allow: GuardDecision = { kind: 'allow' };

function redirectTo(path: string | undefined): GuardDecision {
  return path === undefined ? allow : { kind: 'redirect', path };
}

/** Puts the decisions about the whole site after the language, which is first, and before the rest. */
export function withSiteDecisions(
  [language, ...rest]: readonly Decision[],
  state: () => SiteState,
): readonly Decision[] {
  return [
    ...(language === undefined ? [] : [language]),
    {
      name: 'maintenance',
      decide: (_context, { address }) => {
        const isActive = state().maintenance;
        return redirectTo(decideMaintenance({ isActive, path: address.path }));
      },
    },
    {
      name: 'block',
      decide: (_context, { address }) => {
        const { maintenance, blockReason } = state();
        if (maintenance) {
          return allow;
        }
        const search = new URLSearchParams(address.query).toString();
        const query = search === '' ? '' : `?${search}`;
        return redirectTo(decideBlock({ reason: blockReason, path: address.path, query }));
      },
    },
    ...rest,
  ];
}
