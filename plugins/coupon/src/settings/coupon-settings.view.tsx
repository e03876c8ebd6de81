import type { Account } from '@touchline/contracts/money';
import { changeCoefAction } from '@touchline/domain/coupon';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { RadioGroup, Sheet, Switch } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { withDropOnScoreChange, withExactCoef } from '@touchline/domain/coupon';
import { canVibrate } from '../feedback/touch-feedback.ts';
import { couponAccounts } from '../money.resource.ts';
import { AmountSettings } from './amount-settings.tsx';
import { Recommended } from './recommended.tsx';
import { couponSettingsOf } from './settings.store.ts';
import styles from './settings.module.css';

const ACTIONS = ['0', '2', '1'] as const;
const SHOWN = [
  'isBalanceShown',
  'isPossibleWinShown',
  'isAccountSelectionShown',
  'isBackedShown',
  'isCouponFixed',
] as const;

/** Everything the player decides about slips. A change applies immediately. */
function CouponSettings() {
  const { i18n, modals, session } = usePlugin();
  const userId = useStore(session.state, (state) => state.userId);
  return (
    <Sheet
      open
      title={i18n.t('settings.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      {userId === undefined ? <Settings accounts={[]} /> : <PlayersSettings />}
    </Sheet>
  );
}

/** All of them come at once: a switch does not move from under the finger when the amounts arrive. */
function PlayersSettings() {
  const { i18n } = usePlugin();
  const answer = useResource(couponAccounts, {});
  if (answer.status === 'loading') {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  return <Settings accounts={answer.data?.accounts ?? []} />;
}

function Settings({ accounts }: { readonly accounts: readonly Account[] }) {
  const context = usePlugin();
  const { i18n } = context;
  const store = couponSettingsOf(context);
  const settings = useStore(store);
  return (
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
      <AmountSettings accounts={accounts} />
      {[...SHOWN, ...(canVibrate() ? (['isVibrating'] as const) : [])].map((name) => (
        <Switch
          key={name}
          label={i18n.t(`settings.${name}`)}
          checked={settings[name]}
          onChange={({ target }) => store.set({ ...settings, [name]: target.checked })}
        />
      ))}
      <Recommended />
    </div>
  );
}

export const view = reactView(CouponSettings);
