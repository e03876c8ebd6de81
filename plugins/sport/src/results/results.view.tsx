import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { LiveScores } from './live-scores.tsx';
import { ResultsArchive } from './results-archive.tsx';

/** What has been played and what is being played, by their scores. */
function Results({ params, query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const isLive = params['zone'] === 'live';
  return (
    <Page
      title={i18n.t('title.results')}
      tabs={{
        label: i18n.t('title.results'),
        items: [
          {
            text: i18n.t('results.finished'),
            href: navigation.href({ route: 'results' }),
            current: !isLive,
          },
          {
            text: i18n.t('results.live'),
            href: navigation.href({ route: 'results', params: { zone: 'live' } }),
            current: isLive,
          },
        ],
      }}
    >
      {isLive ? <LiveScores sport={query['sport']} /> : <ResultsArchive query={query} />}
    </Page>
  );
}

export const view = reactView(Results);
