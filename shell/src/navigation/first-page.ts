import { formatAddress } from '@touchline/domain/navigation';
import { askDecisions } from './ask-decisions.ts';
import type { NavigationParts } from './navigation-parts.ts';
import type { Turn } from './turns.ts';

/** Shows the page of this document: as the server decided it, or decided here where plugins have guards. */
export async function showFirstPage(parts: NavigationParts, turn: Turn): Promise<void> {
  const { addresses, context, driver, pages } = parts;
  const address = parts.present();
  const target = addresses.resolve(address);
  const decidedName = parts.decidedRoute();
  const decided = context().table.routes.find(({ name }) => name === decidedName);
  const isDecided = decided === target.route || decided?.status !== undefined;
  if (decided !== undefined && isDecided && !parts.hasGuards()) {
    pages.showRoute(target, decided, 'start');
    return;
  }
  const deciding = askDecisions(parts, address, { asksGuards: true, signedIn: false });
  const verdict = deciding instanceof Promise ? await deciding : deciding;
  if (turn.isSuperseded()) {
    return;
  }
  if (verdict.kind === 'leave') {
    parts.leaveSite(verdict.address);
    return;
  }
  if (verdict.kind === 'cancel') {
    // There is no page to stay on.
    pages.show({ target, status: 500 }, 'start');
    return;
  }
  if (verdict.hops > 0) {
    driver.replace(formatAddress(verdict.target.address));
  }
  pages.show(verdict, 'start');
}
