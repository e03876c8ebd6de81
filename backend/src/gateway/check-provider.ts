import type { ProviderNeeds } from '../platform/providers/provider-registry.ts';
import type {
  CheckProvider,
  SelectedCheckProvider,
} from '../verification/checks/check-provider.ts';

/** Creates what checks identities; undefined where operators do. */
export async function createCheckProvider(
  selected: SelectedCheckProvider | undefined,
  needs: ProviderNeeds,
): Promise<CheckProvider | undefined> {
  return selected && { ...(await selected.create(needs)), id: selected.id };
}
