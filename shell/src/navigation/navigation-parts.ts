import type { Address } from '@touchline/domain/navigation';
import type { Addresses } from './addresses.ts';
import type { Verdict } from './decision.ts';
import type { Traversal } from './driver.ts';
import type { NavigationDependencies } from './shell-navigation.ts';
import type { ShownPages } from './shown-pages.ts';

/** What the steps of a navigation work on. */
export interface NavigationParts extends NavigationDependencies {
  readonly addresses: Addresses;
  readonly pages: ShownPages;
  /** The address of the current history entry. */
  readonly present: () => Address;
}

/** How a navigation was requested. */
export interface Manner {
  readonly replace: boolean;
  readonly traversal?: Traversal;
  /** Runs the guards though the path stays the same. */
  readonly force?: boolean;
  readonly signedIn?: boolean;
}

/** A verdict that a page follows from: the target's own or that of a status. */
export type PageVerdict = Extract<Verdict, { kind: 'show' | 'status' }>;
