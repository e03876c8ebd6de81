import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { flashIcon, flashOutlineIcon } from '@touchline/ui/icons';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { askForOneClick, turnOneClickOff } from './switch-one-click.ts';
import styles from './one-click.module.css';

/** The switch in the header: whether a tap on a price places immediately. */
function OneClickSwitch() {
  const context = usePlugin();
  const { i18n } = context;
  const isOn = useStore(couponSettingsOf(context), ({ isOneClick }) => isOneClick);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={i18n.t('oneClick.title')}
      className={styles.switch}
      onClick={() => (isOn ? turnOneClickOff(context) : void askForOneClick(context))}
    >
      <Icon path={isOn ? flashIcon : flashOutlineIcon} />
    </button>
  );
}

export const view = reactView(OneClickSwitch);
