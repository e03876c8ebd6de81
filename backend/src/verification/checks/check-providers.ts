import type { ProviderKind, ProviderNeeds } from '../../platform/providers/provider-registry.ts';
import type { CheckAdapter } from './check-provider.ts';
import { sumsubChecks } from './sumsub/sumsub-checks.ts';

/** Every provider that can check identities; a new one is its folder and a line here. Without one operators do. */
export const checkProviders: ProviderKind<ProviderNeeds, CheckAdapter> = {
  name: 'verification',
  variable: 'VERIFICATION_PROVIDER',
  definitions: [sumsubChecks],
};
