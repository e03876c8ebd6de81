import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { HistoryByMail } from './history-by-mail.tsx';

/** The rounds of games by mail. */
function HistoryCasinoMail({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  return (
    <HistoryByMail
      query={query}
      kind="games"
      title={i18n.t('title.historyCasinoMail')}
      parent={{
        title: i18n.t('title.officeCasino'),
        href: navigation.href({ route: 'officeCasino' }),
      }}
    />
  );
}

export const view = reactView(HistoryCasinoMail, { server: false });
