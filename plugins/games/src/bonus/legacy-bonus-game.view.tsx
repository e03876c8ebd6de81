import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { LoadingState } from '@touchline/ui/parts';
import { useEffect, useState } from 'react';
import { currentRouteOf } from './legacy-route.ts';

/** A former address of a bonus game leads to the game. */
function LegacyBonusGame({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const [hasFailed, setFailed] = useState(false);
  const gameRoute = currentRouteOf(params['legacy']);
  useEffect(() => {
    const target =
      gameRoute === undefined ? { route: 'games' } : { route: 'bonusGame', params: { gameRoute } };
    navigation.go(target, { replace: true }).catch(() => setFailed(true));
  }, [navigation, gameRoute]);
  return hasFailed ? (
    <EmptyState
      page
      path={giftIcon}
      title={i18n.t('title.bonusGame')}
      action={<Button href={navigation.href({ route: 'games' })}>{i18n.t('list.all')}</Button>}
    />
  ) : (
    <LoadingState label={i18n.t('loading')} shape="tiles" />
  );
}

export const view = reactView(LegacyBonusGame);
