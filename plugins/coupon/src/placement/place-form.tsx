import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Suspense, useEffect } from 'react';
import { FiguresList } from '../compose/figures-list.tsx';
import type { Composition } from '../compose/use-composition.ts';
import { useShallowStable } from '../compose/use-shallow-stable.ts';
import { AccountChoice, EarnedBonuses, Extras } from '../slip/lazy-parts.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import { PlaceAction } from './place-action.tsx';
import { placingOf } from './placement.ts';
import { StakeField } from '../stake/stake-field.tsx';
import { useSubmit } from './use-submit.ts';
import styles from './placement.module.css';

export interface PlaceFormProps {
  readonly legs: SlipLegs;
  readonly composition: Composition;
}

/** Stake, what it may bring and the button; a visitor is prompted to sign in and keeps the slip. */
export function PlaceForm(props: PlaceFormProps) {
  const { session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  return userId === undefined ? <SignedOut {...props} /> : <SignedInForm {...props} />;
}

function SignedOut({ composition }: PlaceFormProps) {
  const { i18n, modals, navigation } = usePlugin();
  return (
    <div className={styles.form}>
      <FiguresList composition={composition} />
      <Suspense>
        <EarnedBonuses composition={composition} />
      </Suspense>
      <p className={styles.muted}>{i18n.t('signInHint')}</p>
      <Button variant="primary" wide onClick={() => void modals.open('login')}>
        {i18n.t('signIn')}
      </Button>
      <Button wide href={navigation.href({ route: 'registration' })}>
        {i18n.t('register')}
      </Button>
    </div>
  );
}

function SignedInForm({ legs, composition }: PlaceFormProps) {
  const context = usePlugin();
  const placement = useStore(placingOf(context).state);
  const { isTouched, onSubmit } = useSubmit(composition);
  const { coupon: _coupon, prepaid: _prepaid, faults, ...terms } = composition;
  const stakeTerms = useShallowStable(terms);
  useEffect(() => {
    // What a bet may need next comes while the player thinks: one chunk has all of it.
    void import('./placed-bet.tsx').catch(() => undefined);
  }, []);
  const refusal = placement.state === 'refused' ? placement.error : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {composition.accounts.length > 1 ? (
        <Suspense>
          <AccountChoice composition={composition} />
        </Suspense>
      ) : undefined}
      <StakeField
        composition={stakeTerms}
        fault={faults.main}
        isTouched={isTouched}
        placement={placement}
      />
      <Suspense>
        <Extras composition={composition} refusal={refusal} />
      </Suspense>
      <FiguresList composition={composition} />
      <PlaceAction legs={legs} composition={composition} />
    </form>
  );
}
