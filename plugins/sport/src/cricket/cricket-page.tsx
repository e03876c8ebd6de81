import { usePlugin } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import type { ReactNode } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';

/** Its events and competitions are pages of its own. */
const ADDRESSES: EventAddresses = {
  event: ({ id, slug }) => ({ route: 'cricketGame', params: { game: `${id}-${slug}` } }),
  team: ({ id }) => ({ route: 'cricketTeam', params: { id: String(id) } }),
  champ: ({ champ }) => ({ route: 'cricketChamp', params: { champ: `${champ.id}-${champ.slug}` } }),
};

/** Keeps players within the pages of cricket. */
export function CricketAddresses({ children }: { readonly children: ReactNode }) {
  return <EventAddresses value={ADDRESSES}>{children}</EventAddresses>;
}

const PAGES = [
  'Home',
  'AllEvents',
  'AllChamps',
  'Broadcasts',
  'Favorites',
  'SearchEvents',
] as const;

export interface CricketPageProps {
  readonly current: (typeof PAGES)[number];
  readonly children: ReactNode;
}

/** A page of cricket, with the others beside it. */
export function CricketPage({ current, children }: CricketPageProps) {
  const { i18n, navigation } = usePlugin();
  const title = i18n.sport('cricket');
  const items = PAGES.map((page) => ({
    text: i18n.t(`cricket.page.${page}`),
    href: navigation.href({ route: `cricket${page}` }),
    current: page === current,
  }));
  return (
    <CricketAddresses>
      <Page title={title} width="full" tabs={{ label: title, items }}>
        {children}
      </Page>
    </CricketAddresses>
  );
}
