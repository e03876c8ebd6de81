import { decideBlock, isBlockPath } from '../site/block.ts';
import { decideMaintenance, MAINTENANCE_PATH } from '../site/maintenance.ts';
import type { SiteState } from '../site/site-state.ts';
import { formatPath } from './address.ts';
import { ALLOW, type Decision, type NavigationDecision } from './decision.ts';

function redirectTo(path: string | undefined): NavigationDecision {
  return path === undefined ? ALLOW : { kind: 'redirect', path };
}

/** A site in maintenance shows its notice and does nothing else. */
export const maintenanceDecision: Decision = {
  name: 'maintenance',
  refusal: 'site_maintenance',
  decide: ({ site }, { address }) =>
    redirectTo(decideMaintenance({ isActive: site.maintenance, path: address.path })),
};

/** A blocked visitor gets the page of the reason. */
export const blockDecision: Decision = {
  name: 'block',
  refusal: 'visitor_blocked',
  decide: ({ site }, { address }) => {
    const query = formatPath({ path: '', query: address.query });
    return site.maintenance
      ? ALLOW
      : redirectTo(decideBlock({ reason: site.blockReason, path: address.path, query }));
  },
};

/** An address that has moved redirects to the new one. */
export const redirectDecision: Decision = {
  name: 'redirect',
  decide: ({ site: { moved } }, { address }) =>
    moved?.to.kind === 'go' && moved.path === address.path
      ? { kind: 'leave', address: moved.to.url, code: moved.to.code }
      : ALLOW,
};

/** The HTTP status of a page that replaces the site; undefined for every other page. */
export function siteStatus({ maintenance, blockReason }: SiteState, path: string) {
  if (maintenance) {
    return path === MAINTENANCE_PATH ? 503 : undefined;
  }
  if (blockReason === undefined || !isBlockPath(path)) {
    return undefined;
  }
  // Crawlers drop a page that answers 403, and these are back in a while.
  return path === '/site-updates' || path === '/coming-soon' ? 503 : 403;
}
