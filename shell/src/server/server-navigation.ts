import type { Navigation } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { PageToRender } from '@touchline/contracts/site';
import { createAddresses } from '../navigation/addresses.ts';
import type { Registry } from '../registry/registry.ts';
import type { ShellServices } from '../plugins/shell-services.ts';

const unchanged = async () => ({ status: 'unchanged' }) as const;

/** Navigation of a page that is being rendered: it knows where it is and what links lead to. */
export function createServerNavigation({
  route: { name, plugin, path, params, query },
  registry,
  services,
  onLink,
}: {
  readonly route: PageToRender['route'];
  readonly registry: Registry;
  readonly services: Pick<ShellServices, 'configuration' | 'i18n'>;
  /** A view links to a route. */
  readonly onLink: (route: string) => void;
}): Navigation {
  const { table } = registry.get();
  const { language } = services.i18n;
  const { languages } = services.configuration.core.get();
  const context = () => ({ language, languages, table });
  const addresses = createAddresses({ context, onUnknown: () => false });
  const layout = table.routes.find((route) => route.name === name)?.layout ?? 'empty';
  return {
    current: createStore({ name, plugin, layout, language, path, params, query }),
    href: (target) => {
      if (typeof target !== 'string') {
        onLink(target.route);
      }
      return addresses.href(target);
    },
    has: (route) => {
      onLink(route);
      return addresses.knows(route);
    },
    go: unchanged,
    setQuery: unchanged,
    back: () => undefined,
    setTitle: () => undefined,
    prefetch: () => undefined,
  };
}
