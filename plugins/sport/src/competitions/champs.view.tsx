import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Card, Chip, ChipBar, EmptyState, RetryCard, Skeleton, SportIcon } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { useSports } from '../event-list/use-sports.ts';
import { HubTiles } from '../hub/hub-tiles.tsx';
import { champsResource } from '../section/champs.resource.ts';
import { ChampsByCountry } from './champs-by-country.tsx';
import styles from './champs.module.css';

/** The sport whose competitions are listed first. */
const FIRST_SPORT = 'football';

function SportChips({ current }: { readonly current: string }) {
  const { i18n, navigation } = usePlugin();
  const sports = useSports('line', current);
  return (
    <ChipBar label={i18n.t('sports')}>
      {sports?.map(({ id, slug }) => (
        <Chip
          key={id}
          icon={<SportIcon sportId={id} />}
          selected={slug === current}
          href={navigation.href({ route: 'champs', params: { sportName: slug } })}
        >
          {i18n.sport(slug)}
        </Chip>
      ))}
    </ChipBar>
  );
}

/** All competitions of a sport that have matches to come, those with pages of their own ahead of them. */
function ChampsPage({ params }: ViewProps) {
  const { i18n } = usePlugin();
  const sport = params['sportName'] ?? FIRST_SPORT;
  const { status, data, error, refresh } = useResource(champsResource, { section: 'line', sport });
  return (
    <Page title={i18n.t('title.champs')}>
      <SportChips current={sport} />
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
    </Page>
  );
}

export const view = reactView(ChampsPage);
