import type {
  BackgroundContribution,
  GuardContribution,
  HandlerContribution,
  ModalContribution,
  PluginManifest,
  RouteContribution,
  SlotContribution,
} from '@touchline/contracts/plugins';
import type { RouteTable } from '@touchline/domain/routes';
import type { ApplicationError } from '@touchline/plugin-api';

/** A contribution together with the id of the plugin that made it. */
export type Owned<Contribution> = Contribution & { readonly plugin: string };

/**
 * Everything the shell knows of its plugins at one moment, derived from their manifests alone.
 * Frozen: a change of plugins makes a new one.
 */
export interface RegistrySnapshot {
  readonly plugins: ReadonlyMap<string, PluginManifest>;
  readonly table: RouteTable<Owned<RouteContribution>>;
  /** Contributions to each slot, in their order. */
  readonly slots: ReadonlyMap<string, readonly Owned<SlotContribution>[]>;
  readonly modals: ReadonlyMap<string, Owned<ModalContribution>>;
  /** In the order in which they run. */
  readonly guards: readonly Owned<GuardContribution>[];
  readonly handlers: ReadonlyMap<string, readonly Owned<HandlerContribution>[]>;
  readonly background: readonly Owned<BackgroundContribution>[];
  /** What was left out and why: conflicts, unknown slots; for routes see `routeProblems`. */
  readonly problems: readonly ApplicationError[];
}
