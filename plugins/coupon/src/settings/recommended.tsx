import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { couponSettingsOf } from './settings.store.ts';

/** The way to what others have backed with the same, for those who want to know. */
export function Recommended() {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const isWanted = useStore(couponSettingsOf(context), (settings) => settings.isBackedShown);
  return isWanted && navigation.has('recommendations') ? (
    <Button variant="quiet" size="small" href={navigation.href({ route: 'recommendations' })}>
      {i18n.t('settings.isBackedShown')}
    </Button>
  ) : undefined;
}
