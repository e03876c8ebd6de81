import { KEPT_ATTRIBUTE } from '@touchline/contracts/site';
import type { ShellServices } from '../plugins/shell-services.ts';
import { readCookie } from '../start/cookies.ts';
import { createSiteFollower, type SiteFollower } from './site-follower.ts';
import { createSiteServices } from './site-services.ts';

/** Follows the state of the whole site in this window. */
export function followSite({
  services,
  window,
  recheck,
}: {
  readonly services: ShellServices;
  readonly window: Window & typeof globalThis;
  readonly recheck: () => void;
}): SiteFollower {
  const { http, clock, keys, configuration } = services;
  const { core, maintenance, initial } = configuration;
  const follower = createSiteFollower({
    services: createSiteServices({
      http,
      clock,
      language: initial.language,
      country: () => core.get().currentCountryCode,
    }),
    decisions: initial.decisions,
    configurationVersion: initial.configurationVersion,
    core,
    maintenance,
    keys,
    clock,
    log: services.logger('site'),
    cookie: (name) => readCookie(window.document, name),
    href: () => window.location.href,
    isProduction: !initial.development,
    isDocumentOld: window.document.documentElement.hasAttribute(KEPT_ATTRIBUTE),
    recheck,
    leave: (url) => window.location.replace(url),
  });
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      follower.resume();
    }
  };
  window.addEventListener('pageshow', onShow);
  return {
    ...follower,
    dispose: () => {
      window.removeEventListener('pageshow', onShow);
      follower.dispose();
    },
  };
}
