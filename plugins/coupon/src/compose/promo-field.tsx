import { errorCode, usePlugin, useResource } from '@touchline/plugin-api';
import { Chip, ChipBar } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useState } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { promoCodes } from './terms.resource.ts';
import type { Composition } from './use-composition.ts';
import styles from './compose.module.css';

const CODE = /^[A-Za-z0-9-]{3,32}$/;

/** Whether a refusal is about the promo code and stands beside its field. */
export function isPromoRefusal(error: unknown): boolean {
  return errorCode(error).startsWith('promo_code_');
}

export interface PromoFieldProps {
  readonly composition: Composition;
  /** Why the server refused the slip, if it did. */
  readonly refusal: unknown;
}

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

function PromoCode({ composition, refusal }: PromoFieldProps) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const { promoCode, typeId } = composition.state;
  const own = useResource(promoCodes, {}).data?.promoCodes ?? [];
  const fitting = own.filter(({ types }) => types?.includes(typeId) !== false);
  const set = (code: string) => slip.change((state) => ({ ...state, promoCode: code }));
  const isMalformed = promoCode !== '' && !CODE.test(promoCode);
  const error = isMalformed
    ? i18n.t('promoMalformed')
    : isPromoRefusal(refusal)
      ? i18n.error(refusal)
      : undefined;
  return (
    <>
      <TextField
        label={i18n.t('promoLabel')}
        value={promoCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        error={error}
        onChange={(event) => set(event.target.value.trim())}
      />
      {fitting.length === 0 ? undefined : (
        <ChipBar label={i18n.t('promoOwn')}>
          {fitting.map(({ code }) => (
            <Chip
              key={code}
              selected={code.toLowerCase() === promoCode.toLowerCase()}
              onClick={() => set(code.toLowerCase() === promoCode.toLowerCase() ? '' : code)}
            >
              {code}
            </Chip>
          ))}
        </ChipBar>
      )}
    </>
  );
}
