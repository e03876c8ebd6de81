import type { StakeLimitsAnswer } from '@touchline/contracts';
import type { StakeLimits } from '@touchline/domain';

/** What the server's limits say about one type; a VIP bet goes beyond the maximum. */
export function limitsOfType(
  limits: StakeLimitsAnswer | undefined,
  { typeId, isVip }: { readonly typeId: number; readonly isVip: boolean },
): StakeLimits {
  const ofType = limits?.byType?.[String(typeId)];
  const { minimum, maximum } = ofType ?? { minimum: limits?.minimum, maximum: limits?.maximum };
  return { least: minimum, most: isVip ? undefined : maximum };
}
