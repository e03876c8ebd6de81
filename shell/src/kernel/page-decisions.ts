import { type Address, DECISIONS } from '@touchline/domain/navigation';
import type { Logger } from '@touchline/plugin-api';
import type { InspectorDependencies } from '../inspector/inspector.ts';
import { createDecide, type Decide } from '../navigation/decide.ts';
import { notifyWhenBlocked } from '../navigation/navigation-block.ts';
import { pageContext } from '../navigation/page-context.ts';
import { guardsToAsk } from '../navigation/plugin-guards.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShowNotification } from '../overlays/notify.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import type { SiteFollower } from '../site/site-follower.ts';

/** Decides about the page's navigations, and can say from what. */
export interface PageDecisions {
  readonly decide: Decide;
  /** The input of the inspector for the same decisions. */
  readonly inspected: Pick<InspectorDependencies, 'decisions' | 'context' | 'guards' | 'lastAsked'>;
}

/** The decisions of the domain with the guards of plugins after them; a player kept on a page sees why. */
export function createPageDecisions({
  window,
  registry,
  services,
  site,
  loader,
  navigation,
  notify,
  log,
}: {
  readonly window: Window & typeof globalThis;
  readonly registry: Registry;
  readonly services: ShellServices;
  readonly site: Pick<SiteFollower, 'state'>;
  readonly loader: PluginLoader;
  readonly navigation: Pick<ShellNavigation, 'recheck'>;
  readonly notify: ShowNotification;
  readonly log: Logger;
}): PageDecisions {
  const { keys, clock } = services;
  const context = pageContext({ registry, services, site: site.state, window });
  const guards = () => guardsToAsk({ guards: registry.get().guards, keys, loader, clock, log });
  const decide = notifyWhenBlocked(createDecide({ decisions: DECISIONS, context, guards, log }), {
    registry,
    keys,
    report: (message) => {
      notify({ kind: 'info', id: 'navigation-blocked', message }).catch((error: unknown) =>
        log.warn('failed to notify why the page cannot be left', error),
      );
    },
    recheck: () => void navigation.recheck(),
  });
  let lastAsked: Address | undefined;
  return {
    decide: (asked) => {
      lastAsked = asked.address;
      return decide(asked);
    },
    inspected: { decisions: DECISIONS, context, guards, lastAsked: () => lastAsked },
  };
}
