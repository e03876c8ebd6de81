import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { HistoryByMail } from './history-by-mail.tsx';

/** A history by mail, of the kind that the player chooses. */
function HistoryMail({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  return (
    <HistoryByMail
      query={query}
      title={i18n.t('title.historyMail')}
      parent={{ title: i18n.t('title.history'), href: navigation.href({ route: 'betsHistory' }) }}
    />
  );
}

export const view = reactView(HistoryMail, { server: false });
