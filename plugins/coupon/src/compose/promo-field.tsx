import { usePlugin } from '@touchline/plugin-api';
import { useState } from 'react';
import { PromoCode, type PromoFieldProps } from './promo-code.tsx';
import styles from './choices.module.css';

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
      {isOpen ? <PromoCode composition={composition} refusal={refusal} /> : undefined}
    </details>
  );
}
