import { COUPON_TAB } from '@touchline/contracts/betting';
import type { PluginContext } from '@touchline/plugin-api';
import { slipOf } from './slip.store.ts';
import { chooseTab } from './state/choices.ts';

/** Opens the slip itself above the page, whichever of its tabs was open last. */
export async function openSlip(context: PluginContext): Promise<void> {
  slipOf(context).change((state) => chooseTab(state, COUPON_TAB.slip));
  await context.modals.open('coupon');
}
