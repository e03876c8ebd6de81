import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { EmptyState, RetryCard, Skeleton } from '@touchline/ui';
import { Sheet } from '@touchline/ui/forms';
import { calendarIcon } from '@touchline/ui/icons';
import { idOf } from '../event/event-address.ts';
import { champsResource } from '../section/champs.resource.ts';
import { ChampsByCountry } from './champs-by-country.tsx';

/** The competitions of the sport whose list is open. */
function Competitions() {
  const { i18n, modals, navigation } = usePlugin();
  const params = useStore(navigation.current, (route) => route.params);
  const section = params['section'] === 'line' ? 'line' : 'live';
  const sport = params['sport'] ?? 'football';
  const { status, data, error, refresh } = useResource(champsResource, { section, sport });
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={`${i18n.sport(sport)} · ${i18n.t('title.champs')}`}
      closeText={i18n.t('competitions.close')}
    >
      {data === undefined && status === 'loading' ? <Skeleton shape="bar" /> : undefined}
      {data === undefined && status === 'error' ? (
        <RetryCard
          title={i18n.error(error)}
          retryText={i18n.t('search.again')}
          onRetry={() => void refresh()}
        />
      ) : undefined}
      {data?.champs.length === 0 ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t(`empty.${section}`)}
          text={i18n.t('empty.hint')}
        />
      ) : undefined}
      {data === undefined ? undefined : (
        <ChampsByCountry champs={data.champs} section={section} openId={idOf(params['champ'])} />
      )}
    </Sheet>
  );
}

export const view = reactView(Competitions);
