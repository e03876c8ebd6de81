import type { CompetitionHub } from '@touchline/contracts/configuration';
import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { Hero, PageTabs } from '@touchline/ui/parts';
import { type ReactNode, useMemo } from 'react';
import { teamTarget } from '../event/event-address.ts';
import { EventAddresses } from '../event/event-addresses.ts';
import { champPage } from '../results/champ-target.ts';
import { type HubName, hubTitle } from './hub-names.ts';
import { hubName } from './hub-title.ts';
import styles from './hub.module.css';

export interface HubAddressesProps {
  readonly name: HubName;
  readonly children: ReactNode;
}

/** Keeps players within a hub: its events and their way back are its own pages. */
export function HubAddresses({ name, children }: HubAddressesProps) {
  const addresses = useMemo(
    (): EventAddresses => ({
      event: ({ id, slug }) => ({ route: `${name}Game`, params: { game: `${id}-${slug}` } }),
      champ: () => ({ route: `${name}Home` }),
      team: teamTarget,
    }),
    [name],
  );
  return <EventAddresses value={addresses}>{children}</EventAddresses>;
}

export interface HubPageProps extends HubAddressesProps {
  readonly hub: CompetitionHub | undefined;
  readonly current: 'Home' | 'Final' | 'Favorites';
  /** Its events, once they are there. */
  readonly events: readonly EventView[] | undefined;
}

/** A page of a hub: its head in the tournament's colours, and its pages beside each other. */
export function HubPage({ name, hub, current, events, children }: HubPageProps) {
  const context = usePlugin();
  const { flags, i18n, navigation } = context;
  const [first] = events ?? [];
  const sport = hub?.competitions[0]?.sport;
  const tabs = (['Home', 'Final', 'Favorites'] as const).map((page) => ({
    text: i18n.t(`hub.page.${page}`),
    href: navigation.href({ route: `${name}${page}` }),
    current: page === current,
    count: page === 'Home' && first !== undefined ? events?.length : undefined,
  }));
  const past = first && {
    text: i18n.t(flags.isOn('statistic') ? 'title.statistic' : 'title.results'),
    href: navigation.href(champPage(context, first.champ.id)),
  };
  const title = hub === undefined ? i18n.t(hubTitle(name)) : hubName(hub, i18n);
  return (
    <HubAddresses name={name}>
      <div className={styles.page} data-hub={name}>
        <Hero
          level={1}
          size="small"
          title={title}
          colours={hub?.colours}
          eyebrow={sport === undefined ? undefined : i18n.sport(sport)}
        />
        <PageTabs label={title} items={past === undefined ? tabs : [...tabs, past]} />
        {children}
      </div>
    </HubAddresses>
  );
}
