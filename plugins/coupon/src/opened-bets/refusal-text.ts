import type { OpenBetCost } from '@touchline/contracts/betting';
import type { I18n } from '@touchline/plugin-api';

/** Why a bet has no price now. */
export function refusalText({ t }: I18n, refusal: OpenBetCost['refusal']): string {
  return t(`cashOut.refusal.${refusal ?? 'not-known'}`);
}
