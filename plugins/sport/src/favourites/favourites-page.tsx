import { usePlugin } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import type { ReactNode } from 'react';

export interface FavouritesPageProps {
  readonly current: 'events' | 'teams' | 'alerts';
  readonly children: ReactNode;
}

/** What a player has starred: events, and beside them what the starred teams play; and what they are notified of. */
export function FavouritesPage({ current, children }: FavouritesPageProps) {
  const { i18n, navigation } = usePlugin();
  const title = i18n.t('title.favourites');
  const items = [
    { key: 'events', href: navigation.href({ route: 'favorites' }) },
    { key: 'teams', href: navigation.href({ route: 'betsOnYours', params: { section: 'all' } }) },
    { key: 'alerts', href: navigation.href({ route: 'favorites', query: { show: 'alerts' } }) },
  ].map(({ key, href }) => ({
    text: i18n.t(`favourites.page.${key}`),
    href,
    current: key === current,
  }));
  return (
    <Page title={title} width="full" tabs={{ label: title, items }}>
      {children}
    </Page>
  );
}
