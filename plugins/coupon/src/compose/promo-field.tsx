import { usePlugin } from '@touchline/plugin-api';
import { Suspense, useState } from 'react';
import { PromoCode } from '../slip/lazy-parts.ts';
import type { PromoFieldProps } from './promo-code.tsx';
import styles from './compose.module.css';

/** A promo code, typed or taken from those the player has; kept closed until it is wanted. */
export function PromoField({ composition, refusal }: PromoFieldProps) {
  const { i18n } = usePlugin();
  const { state, terms } = composition;
  const [isOpen, setOpen] = useState(state.promoCode !== '');
  if (terms?.isPromoCodeShown !== true) {
    return undefined;
  }
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{i18n.t('promoCode')}</summary>
      {isOpen ? (
        <Suspense>
          <PromoCode composition={composition} refusal={refusal} />
        </Suspense>
      ) : undefined}
    </details>
  );
}
