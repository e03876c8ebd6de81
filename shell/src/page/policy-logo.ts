import type { Disposer } from '@touchline/plugin-api';
import type { ShellServices } from '../plugins/shell-services.ts';

const ADDRESS = '/web-api/policy/logo.agif';

/** Loads the policy logo, hidden, for visitors from the countries that the operator names. */
export function loadPolicyLogo({
  document,
  configuration,
}: {
  readonly document: Document;
  readonly configuration: Pick<ShellServices['configuration'], 'core'>;
}): Disposer {
  let logo: HTMLImageElement | undefined;
  const update = () => {
    const { currentCountryCode, policyLogoCountries } = configuration.core.get();
    if (policyLogoCountries?.includes(currentCountryCode) && logo === undefined) {
      logo = document.createElement('img');
      logo.alt = '';
      logo.hidden = true;
      logo.src = ADDRESS;
      document.body.append(logo);
    }
  };
  update();
  const stop = configuration.core.subscribe(update);
  return () => {
    stop();
    logo?.remove();
  };
}
