import { isPromoCodeAllowed } from '@touchline/domain/coupon';
import { memo } from 'react';
import { BonusBet, EarnedBonuses } from './bonuses.tsx';
import { hasSingles } from './singles.ts';
import { PrepaidSwitch } from './prepaid-switch.tsx';
import type { PromoFieldProps } from './promo-code.tsx';
import { PromoField } from './promo-field.tsx';
import { VipSwitch } from './vip-switch.tsx';

/** What a slip may have beyond stake and return: a promo code, an advance, a VIP bet, bonuses. */
export const Extras = memo(function Extras({ composition, refusal }: PromoFieldProps) {
  return (
    <>
      {isPromoCodeAllowed(composition.state.typeId) && !hasSingles(composition.state) ? (
        <PromoField composition={composition} refusal={refusal} />
      ) : undefined}
      <PrepaidSwitch composition={composition} />
      <VipSwitch composition={composition} />
      <BonusBet composition={composition} />
      <EarnedBonuses composition={composition} refusal={refusal} />
    </>
  );
});
