import { findCouponTraits, type SystemOption, systemOptions } from '@touchline/domain/coupon';
import { usePlugin } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { memo } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { chooseSystemValue } from '../slip/state/choices.ts';
import { limitsOfType } from './limits-of-type.ts';
import { countsOf } from './type-options.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

/**
 * The k of "k of n" for a system or a lobby coupon, each with how many lines it makes and the least
 * they cost.
 */
export const SystemChoice = memo(function SystemChoice({
  state,
  limits,
  currency,
}: Pick<Composition, 'state' | 'limits' | 'currency'>) {
  const context = usePlugin();
  const { i18n } = context;
  const options = systemOptions(countsOf(state, state.typeId), limitsOfType(limits, state.typeId));
  const hasBankers = findCouponTraits(state.typeId)?.role === 'banker';

  function textOf({ value: size, offset, combo: count, minBetAmount }: SystemOption): string {
    const lines = i18n.t('systemOption', { size, pool: offset + 1, count });
    return minBetAmount === undefined
      ? lines
      : i18n.t('systemOptionFrom', { lines, minimum: i18n.money(minBetAmount, currency) });
  }

  return (
    <div className={styles.choice}>
      <SelectField
        label={i18n.t('systemValue')}
        hint={i18n.t(hasBankers ? 'bankerHint' : 'lobbyHint')}
        value={String(state.systemValue)}
        options={options.map((option) => ({ value: String(option.value), text: textOf(option) }))}
        onChange={(event) =>
          slipOf(context).change((now) => chooseSystemValue(now, Number(event.target.value)))
        }
      />
    </div>
  );
});
