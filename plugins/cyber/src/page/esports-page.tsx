import { ESPORTS_TYPES, type EsportsType } from '@touchline/domain/markets';
import { usePlugin } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import type { ReactNode } from 'react';
import { useEsportsRoutes } from './place.ts';

export interface EsportsPageProps {
  readonly current: 'home' | EsportsType;
  readonly children: ReactNode;
}

/** A page of esports, with the types beside each other and the way to the search. */
export function EsportsPage({ current, children }: EsportsPageProps) {
  const { i18n } = usePlugin();
  const { href } = useEsportsRoutes();
  const title = i18n.t('title.esports');
  const items = [
    { text: i18n.t('type.home'), href: href('Home'), current: current === 'home' },
    ...ESPORTS_TYPES.map((type) => ({
      text: i18n.t(`type.${type}`),
      href: href('Type', { type }),
      current: current === type,
    })),
  ];
  return (
    <Page
      title={title}
      width="full"
      tabs={{ label: i18n.t('types'), items }}
      action={
        <Button
          variant="quiet"
          href={href('SearchEvents')}
          aria-label={i18n.t('title.search')}
          icon={<Icon path={searchIcon} />}
        />
      }
    >
      {children}
    </Page>
  );
}
