import type { OfferedNetwork, SocialProvider } from '@touchline/contracts/identity';

interface NetworkSettings {
  readonly socialNetworks: readonly OfferedNetwork[];
  readonly providers: readonly SocialProvider[];
  readonly testProvider: boolean;
}

/** The networks that the operator offers and has described, in the order they are offered. */
export function providersOf({
  socialNetworks,
  providers,
}: Pick<NetworkSettings, 'socialNetworks' | 'providers'>): readonly SocialProvider[] {
  return socialNetworks.flatMap((network) => {
    const provider = providers.find((known) => known.network === network);
    return provider === undefined ? [] : [provider];
  });
}

/**
 * The names of all networks there are to sign in with; the test provider comes last.
 * @param mayTest whether test providers may be offered at all
 */
export function offeredNetworks(
  settings: NetworkSettings,
  mayTest: boolean,
): readonly OfferedNetwork[] {
  const names: readonly OfferedNetwork[] = providersOf(settings).map(({ network }) => network);
  return mayTest && settings.testProvider ? [...names, 'test'] : names;
}
