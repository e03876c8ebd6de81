import { needsPolicyLogo } from '@touchline/domain';
import type { Disposer } from '@touchline/plugin-api';
import type { ShellServices } from '../plugins/shell-services.ts';

const ADDRESS = '/web-api/policy/logo.agif';

/** Loads the policy's logo, unseen, for visitors from the countries that it is for. */
export function loadPolicyLogo({
  document,
  configuration,
}: {
  readonly document: Document;
  readonly configuration: Pick<ShellServices['configuration'], 'core'>;
}): Disposer {
  let logo: HTMLImageElement | undefined;
  const look = () => {
    const isNeeded = needsPolicyLogo(configuration.core.get().currentCountryId);
    if (isNeeded && logo === undefined) {
      logo = document.createElement('img');
      logo.alt = '';
      logo.hidden = true;
      logo.src = ADDRESS;
      document.body.append(logo);
    }
  };
  look();
  const stop = configuration.core.subscribe(look);
  return () => {
    stop();
    logo?.remove();
  };
}
