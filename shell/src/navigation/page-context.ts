import { routingSettings } from '@touchline/domain/navigation';
import { evaluateWhen, type When } from '@touchline/domain/plugins';
import type { SiteState } from '@touchline/domain/site';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import type { PageContext } from './decision.ts';
import { blockReason } from './navigation-block.ts';

/** The input of decisions at the moment they run: context keys, configuration, player. */
export function pageContext({
  registry,
  services,
  site,
  window,
}: {
  readonly registry: Registry;
  readonly services: Pick<ShellServices, 'configuration' | 'i18n' | 'keys' | 'playerStatus'>;
  readonly site: () => SiteState;
  readonly window: Window;
}): () => PageContext {
  const { configuration, i18n, keys, playerStatus } = services;
  return () => {
    const core = configuration.core.get();
    return {
      site: site(),
      language: i18n.language,
      languages: core.languages,
      table: registry.get().table,
      holds: (condition) => evaluateWhen(condition as When | undefined, keys.get),
      isOn: (flag) => keys.get(`config.${flag}`) === true,
      isAuthenticated: keys.get('authenticated') === true,
      player: playerStatus.get(),
      settings: routingSettings(core),
      isEmbedded: window.top !== window,
      isNavigationBlocked: blockReason({ registry, keys }) !== undefined,
    };
  };
}
