import type { ReactNode } from 'react';
import { Totals } from '../compose/totals.tsx';
import type { Figures } from '../compose/figures.ts';
import type { Composition } from '../compose/use-composition.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import { PlaceAction } from './place-action.tsx';
import styles from './slip-foot.module.css';

export interface SlipFootProps {
  readonly legs: SlipLegs;
  readonly composition: Composition;
  readonly figures: Figures;
  /** The stake's field. */
  readonly children: ReactNode;
}

/** What a bet is made with, in view however many legs are above: stake, odds, return and the button. */
export function SlipFoot({ legs, composition, figures, children }: SlipFootProps) {
  return (
    <div className={styles.foot} data-slip-foot>
      <div className={styles.entry}>
        {children}
        <Totals
          figures={figures}
          coupon={composition.coupon}
          singles={composition.singles}
          currency={composition.currency}
        />
      </div>
      <PlaceAction legs={legs} composition={composition} />
    </div>
  );
}
