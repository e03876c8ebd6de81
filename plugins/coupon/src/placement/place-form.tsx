import { usePlugin, useStore } from '@touchline/plugin-api';
import { Suspense, useEffect } from 'react';
import { useFigures } from '../compose/use-figures.ts';
import type { Composition } from '../compose/use-composition.ts';
import { useShallowStable } from '../compose/use-shallow-stable.ts';
import {
  AccountChoice,
  BetOptions,
  EachWaySwitch,
  Extras,
  FiguresList,
  VisitorExtras,
} from '../slip/lazy-parts.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import { placingOf } from './placement.ts';
import { SlipFoot } from './slip-foot.tsx';
import { StakeField } from '../stake/stake-field.tsx';
import { useSubmit } from './use-submit.ts';
import styles from './placement.module.css';

export interface PlaceFormProps {
  readonly legs: SlipLegs;
  readonly composition: Composition;
}

/**
 * What may be added to a bet, and the foot that makes it. A visitor sees what a stake would return, and
 * keeps it with the slip through the sign-in.
 */
export function PlaceForm({ legs, composition }: PlaceFormProps) {
  const context = usePlugin();
  const isSignedIn = useStore(context.session.state, ({ userId }) => userId !== undefined);
  const placement = useStore(placingOf(context).state);
  const { isTouched, onSubmit } = useSubmit(composition);
  const figures = useFigures(composition);
  const {
    coupon: _coupon,
    prepaid: _prepaid,
    singles: _singles,
    outlay: _outlay,
    faults,
    ...terms
  } = composition;
  const stakeTerms = useShallowStable(terms);
  useEffect(() => {
    // What a bet may need next comes while the player thinks: one chunk has all of it.
    void import('./placed-bet.tsx').catch(() => undefined);
  }, []);
  const refusal = placement.state === 'refused' ? placement.error : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.details}>
        {composition.state.bets.length > 1 ? (
          <Suspense>
            <BetOptions state={composition.state} terms={composition.terms} />
          </Suspense>
        ) : undefined}
        {composition.eachWayOffer === undefined ? undefined : (
          <Suspense>
            <EachWaySwitch
              offer={composition.eachWayOffer}
              isChosen={composition.eachWay !== undefined}
            />
          </Suspense>
        )}
        {composition.accounts.length > 1 ? (
          <Suspense>
            <AccountChoice composition={composition} />
          </Suspense>
        ) : undefined}
        <Suspense>
          {isSignedIn ? (
            <Extras composition={composition} refusal={refusal} />
          ) : (
            <VisitorExtras composition={composition} />
          )}
        </Suspense>
        <Suspense>
          <FiguresList composition={composition} figures={figures} />
        </Suspense>
      </div>
      <SlipFoot legs={legs} composition={composition} figures={figures}>
        <StakeField
          composition={stakeTerms}
          fault={faults.main}
          isTouched={isTouched}
          placement={placement}
        />
      </SlipFoot>
    </form>
  );
}
