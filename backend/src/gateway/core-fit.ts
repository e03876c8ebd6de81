import type { CoreConfiguration } from '@touchline/contracts/configuration';
import type { Composition } from '@touchline/contracts/releases';
import type { NavigationRoute } from '@touchline/domain/navigation';
import type { RouteTable } from '@touchline/domain/routes';
import { ApiError } from '../platform/http/api-error.ts';
import { assertBannedAddress } from '../site/documents/banned-address.ts';
import { assertNoConflict, conflictingPaths } from '../site/documents/legacy-paths.ts';

/** Whether the core group of a configuration fits the site beyond its schema. */
export interface CoreFit {
  /** The addresses of former promo pages that published routes have, too. */
  readonly conflicts: (core: CoreConfiguration) => ReturnType<typeof conflictingPaths>;
  /**
   * Refuses what the site could not run with; groups other than `core` always fit.
   * @throws ApiError `legacy_path_conflict`, `validation_failed`
   */
  readonly assertFits: (group: string, value: object) => void;
}

/**
 * Refuses mandatory plugins that are not live: with one no player could bet or deposit.
 * @throws ApiError `validation_failed`
 */
function assertMandatoryPlugins(
  { mandatoryPlugins = [] }: CoreConfiguration,
  artefacts: Composition['artefacts'],
): void {
  const live = new Set(artefacts.map(({ manifest }) => manifest?.id));
  const missing = mandatoryPlugins.filter((id) => !live.has(id));
  if (artefacts.length > 0 && missing.length > 0) {
    throw new ApiError('validation_failed', 'a mandatory plugin is not live', {
      details: missing.map((id) => ({ path: '/mandatoryPlugins', problem: `"${id}" is not live` })),
    });
  }
}

/** @param options.compositionOf what is live; without artefacts until something has been published */
export function createCoreFit<Live extends Pick<Composition, 'artefacts'>>(options: {
  readonly compositionOf: () => Live;
  readonly siteOf: (composition: Live) => { readonly routes: RouteTable<NavigationRoute> };
  readonly publicUrl: string | undefined;
}): CoreFit {
  const { compositionOf, siteOf, publicUrl } = options;

  function conflicts(core: CoreConfiguration) {
    const composition = compositionOf();
    const isPublished = composition.artefacts.length > 0;
    return conflictingPaths(core, isPublished ? siteOf(composition) : undefined);
  }

  return {
    conflicts,
    assertFits: (group, value) => {
      if (group === 'core') {
        const core = value as CoreConfiguration;
        assertNoConflict(conflicts(core));
        assertBannedAddress(core, publicUrl);
        assertMandatoryPlugins(core, compositionOf().artefacts);
      }
    },
  };
}
