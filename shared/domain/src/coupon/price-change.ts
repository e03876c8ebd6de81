import { DomainError } from '../errors/domain-error.ts';
import { compareOdds } from '../odds/decimal-odds.ts';

/** What to do when a price moved after it was chosen; the numbers are the specification's. */
export const CHANGE_COEF_ACTION = { alwaysAsk: 0, acceptAny: 1, acceptBetter: 2 } as const;

export type ChangeCoefAction = (typeof CHANGE_COEF_ACTION)[keyof typeof CHANGE_COEF_ACTION];

/** Better prices are accepted, worse ones prompt. */
export const DEFAULT_CHANGE_COEF_ACTION: ChangeCoefAction = CHANGE_COEF_ACTION.acceptBetter;

/** `unchanged` and `accept` go through at the new price; `ask` needs the player's word. */
export type PriceDecision = 'unchanged' | 'accept' | 'ask';

/** A price as the player saw it and as it is now, both decimal text. */
export interface PriceChange {
  readonly oldPrice: string;
  readonly newPrice: string;
}

/**
 * Whether a bet may be taken at a changed price. Throws `odds_malformed` and `odds_out_of_range`;
 * an unknown action prompts, since a prompt costs the player nothing.
 */
export function decidePriceChange({
  action,
  oldPrice,
  newPrice,
}: PriceChange & { readonly action: ChangeCoefAction }): PriceDecision {
  const movement = compareOdds(newPrice, oldPrice);
  if (movement === 0) return 'unchanged';
  if (action === CHANGE_COEF_ACTION.acceptAny) return 'accept';
  return action === CHANGE_COEF_ACTION.acceptBetter && movement > 0 ? 'accept' : 'ask';
}

/**
 * The decision for a whole coupon: prompts as soon as one leg prompts, so that a better leg never hides a
 * worse one. Throws as `decidePriceChange` does.
 */
export function decidePriceChanges({
  action,
  changes,
}: {
  readonly action: ChangeCoefAction;
  readonly changes: readonly PriceChange[];
}): PriceDecision {
  const decisions = new Set(changes.map((change) => decidePriceChange({ ...change, action })));
  if (decisions.has('ask')) return 'ask';
  return decisions.has('accept') ? 'accept' : 'unchanged';
}

/** Reads an action from outside. Throws `change_action_unknown`. */
export function changeCoefAction(id: number): ChangeCoefAction {
  const known = Object.values(CHANGE_COEF_ACTION).find((action) => action === id);
  if (known !== undefined) return known;
  throw new DomainError('change_action_unknown', `No price change action has the id ${id}`);
}
