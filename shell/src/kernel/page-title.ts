import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { Store } from '@touchline/plugin-api';
import type { ShownRoute } from '../navigation/shown-route.ts';
import type { Registry } from '../registry/registry.ts';
import type { ShellI18n } from '../services/i18n/i18n.ts';

/** Titles of pages, the brand after each. */
export interface PageTitle {
  readonly withBrand: (title: string) => string;
  /** The title that the route's plugin has for it, if it names one and its words are there. */
  readonly of: (route: ShownRoute) => string | undefined;
}

/** Reads titles from the texts of the plugin that a route belongs to. */
export function createPageTitle({
  core,
  registry,
  i18n,
}: {
  readonly core: Pick<Store<CoreConfiguration>, 'get'>;
  readonly registry: Pick<Registry, 'get'>;
  readonly i18n: Pick<ShellI18n, 'forNamespace'>;
}): PageTitle {
  const withBrand = (title: string) => `${title} · ${core.get().brand}`;
  return {
    withBrand,
    of: ({ contribution }) => {
      if (contribution.title === undefined) {
        return undefined;
      }
      const manifest = registry.get().plugins.get(contribution.plugin);
      const namespace = manifest?.translations?.namespace ?? contribution.plugin;
      const title = i18n.forNamespace(namespace).t(contribution.title);
      // Words that the first screen does not show are still to come; the document's own title says the same.
      return title === '' ? undefined : withBrand(title);
    },
  };
}
