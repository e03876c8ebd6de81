import type { StoredCoupon } from '@touchline/contracts';
import { COUPON_TYPE, countLines } from '@touchline/domain';
import { usePlugin } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { slipOf } from '../slip/slip.store.ts';
import { chooseSystemValue } from '../slip/state/choices.ts';
import { systemSizesOf } from '../slip/state/slip-state.ts';
import { countsOf } from './type-options.ts';
import styles from './choices.module.css';

/** The k of "k of n" for a system or a lobby coupon, with how many lines each makes. */
export function SystemChoice({ state }: { readonly state: StoredCoupon }) {
  const context = usePlugin();
  const { i18n } = context;
  const sizes = systemSizesOf(state);
  const counts = countsOf(state, state.typeId);
  const isSystem = state.typeId === COUPON_TYPE.system;
  const pool = isSystem ? state.bets.length - state.bankers.length : state.bets.length - 1;
  return (
    <div className={styles.choice}>
      <SelectField
        label={i18n.t('systemValue')}
        hint={i18n.t(isSystem ? 'bankerHint' : 'lobbyHint')}
        value={String(state.systemValue)}
        options={sizes.map((size) => ({
          value: String(size),
          text: i18n.t('systemOption', {
            size,
            pool,
            count: countLines({ ...counts, systemSize: size }),
          }),
        }))}
        onChange={(event) =>
          slipOf(context).change((now) => chooseSystemValue(now, Number(event.target.value)))
        }
      />
    </div>
  );
}
