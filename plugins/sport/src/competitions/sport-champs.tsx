import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card, EmptyState, RetryCard, Skeleton } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { HubTiles } from '../hub/hub-tiles.tsx';
import { champsResource } from '../section/champs.resource.ts';
import { ChampsByCountry } from './champs-by-country.tsx';
import styles from './champs.module.css';

/** The competitions of a sport that have matches to come, those with pages of their own ahead of them. */
export function SportChamps({ sport }: { readonly sport: string }) {
  const { i18n } = usePlugin();
  const { status, data, error, refresh } = useResource(champsResource, { section: 'line', sport });
  return (
    <>
      <HubTiles champs={data?.champs ?? []} />
      {data === undefined && status === 'loading' ? (
        <output aria-label={i18n.t('loading')}>
          <Skeleton shape="bar" />
          <Skeleton shape="bar" />
          <Skeleton shape="bar" />
        </output>
      ) : undefined}
      {data === undefined && status === 'error' ? (
        <RetryCard
          title={i18n.error(error)}
          retryText={i18n.t('search.again')}
          onRetry={() => void refresh()}
        />
      ) : undefined}
      {data?.champs.length === 0 ? (
        <EmptyState path={calendarIcon} title={i18n.t('empty.line')} text={i18n.t('empty.hint')} />
      ) : undefined}
      {data === undefined || data.champs.length === 0 ? undefined : (
        <Card>
          <h2 className={styles.sport}>{i18n.sport(sport)}</h2>
          <ChampsByCountry champs={data.champs} section="line" openId={undefined} />
        </Card>
      )}
    </>
  );
}
