import { usePlugin, useStore } from '@touchline/plugin-api';
import { Card, IconButton } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { eyeIcon, eyeOffIcon } from '@touchline/ui/icons';
import { hiddenBalanceOf } from './hidden-balance.store.ts';

/** The eye beside the sums of the account. */
export function BalanceEye() {
  const context = usePlugin();
  const { store, toggle } = hiddenBalanceOf(context);
  const isHidden = useStore(store, (state) => state.isHidden);
  return (
    <IconButton
      label={context.i18n.t(isHidden ? 'hiddenBalance.show' : 'hiddenBalance.hide')}
      path={isHidden ? eyeOffIcon : eyeIcon}
      onClick={toggle}
    />
  );
}

/** The same as a setting, with what it does. */
export function BalanceSwitch() {
  const context = usePlugin();
  const { i18n } = context;
  const { store, toggle } = hiddenBalanceOf(context);
  const isHidden = useStore(store, (state) => state.isHidden);
  return (
    <Card>
      <Switch
        label={i18n.t('hiddenBalance.setting')}
        hint={i18n.t('hiddenBalance.hint')}
        checked={isHidden}
        onChange={toggle}
      />
    </Card>
  );
}
