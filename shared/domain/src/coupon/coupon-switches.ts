/** Settings of the slip that switch each other off. */
export interface CouponSwitches {
  /** Only at exactly the prices shown. */
  readonly exactCoef: boolean;
  /** Refuse the bet when the score has changed. */
  readonly isDropOnScoreChange: boolean;
  readonly isOneClick: boolean;
}

/** Exact odds set to none turns off drop on score change. */
export function withExactCoef<Switches extends CouponSwitches>(
  switches: Switches,
  exactCoef: boolean,
): Switches {
  const isDropOnScoreChange = exactCoef && switches.isDropOnScoreChange;
  return { ...switches, exactCoef, isDropOnScoreChange };
}

/** Drop on score change turns off one-click betting. */
export function withDropOnScoreChange<Switches extends CouponSwitches>(
  switches: Switches,
  isDropOnScoreChange: boolean,
): Switches {
  const isOneClick = !isDropOnScoreChange && switches.isOneClick;
  return { ...switches, isDropOnScoreChange, isOneClick };
}

/**
 * One-click betting turns off drop on score change. Enabling it while bets are in the slip needs
 * the player's word first, since they are cleared; without it nothing changes.
 */
export function withOneClick<Switches extends CouponSwitches>(
  switches: Switches,
  change: {
    readonly isOneClick: boolean;
    /** Bets in the slip. */
    readonly count: number;
    readonly isConfirmed: boolean;
  },
):
  | { readonly outcome: 'confirmation-needed' }
  | { readonly outcome: 'changed'; readonly switches: Switches; readonly isSlipCleared: boolean } {
  const { isOneClick, count, isConfirmed } = change;
  const isSlipCleared = isOneClick && !switches.isOneClick && count > 0;
  if (isSlipCleared && !isConfirmed) {
    return { outcome: 'confirmation-needed' };
  }
  const isDropOnScoreChange = !isOneClick && switches.isDropOnScoreChange;
  return {
    outcome: 'changed',
    switches: { ...switches, isOneClick, isDropOnScoreChange },
    isSlipCleared,
  };
}
