import { usePlugin, useResource } from '@touchline/plugin-api';
import { Chip, ChipBar } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { isPromoRefusal } from '../placement/promo-refusal.ts';
import { slipOf } from '../slip/slip.store.ts';
import { promoCodes } from './terms.resource.ts';
import type { Composition } from './use-composition.ts';

export interface PromoFieldProps {
  readonly composition: Composition;
  /** Why the server refused the slip, if it did. */
  readonly refusal: unknown;
}

const CODE = /^[A-Za-z0-9-]{3,32}$/;

/** The code itself, typed or taken from those the player has. */
export function PromoCode({ composition, refusal }: PromoFieldProps) {
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
