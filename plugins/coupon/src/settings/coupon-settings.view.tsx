import { changeCoefAction } from '@touchline/domain/coupon';
import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { RadioGroup, Sheet, Switch } from '@touchline/ui/forms';
import { withDropOnScoreChange, withExactCoef } from '@touchline/domain/coupon';
import { canVibrate } from '../feedback/touch-feedback.ts';
import { AmountSettings } from './amount-settings.tsx';
import { couponSettingsOf } from './settings.store.ts';
import styles from './settings.module.css';

const ACTIONS = ['0', '2', '1'] as const;
const SHOWN = [
  'isBalanceShown',
  'isPossibleWinShown',
  'isAccountSelectionShown',
  'isCouponFixed',
] as const;

/** Everything the player decides about slips. A change applies immediately. */
function CouponSettings() {
  const context = usePlugin();
  const { i18n, modals } = context;
  const store = couponSettingsOf(context);
  const settings = useStore(store);
  return (
    <Sheet
      open
      title={i18n.t('settings.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <div className={styles.settings}>
        <RadioGroup
          legend={i18n.t('settings.changes')}
          options={ACTIONS.map((value) => ({ value, text: i18n.t(`settings.action.${value}`) }))}
          value={ACTIONS.find((value) => value === String(settings.changeCoefAction))}
          onChange={(value) =>
            store.set({ ...settings, changeCoefAction: changeCoefAction(Number(value)) })
          }
        />
        <Switch
          label={i18n.t('settings.exactCoef')}
          hint={i18n.t('settings.exactCoefHint')}
          checked={settings.exactCoef}
          onChange={({ target }) => store.set(withExactCoef(settings, target.checked))}
        />
        <Switch
          label={i18n.t('settings.isDropOnScoreChange')}
          hint={i18n.t('settings.isDropOnScoreChangeHint')}
          checked={settings.isDropOnScoreChange}
          onChange={({ target }) => store.set(withDropOnScoreChange(settings, target.checked))}
        />
        <AmountSettings />
        {[...SHOWN, ...(canVibrate() ? (['isVibrating'] as const) : [])].map((name) => (
          <Switch
            key={name}
            label={i18n.t(`settings.${name}`)}
            checked={settings[name]}
            onChange={({ target }) => store.set({ ...settings, [name]: target.checked })}
          />
        ))}
      </div>
    </Sheet>
  );
}

export const view = reactView(CouponSettings);
