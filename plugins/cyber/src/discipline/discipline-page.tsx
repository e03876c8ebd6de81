import type { EsportsType } from '@touchline/domain/markets';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { type ReactNode, useEffect } from 'react';
import { sportsResource } from '../esports.resource.ts';
import { belongsTo } from '../page/disciplines.ts';
import { useEsportsRoutes } from '../page/place.ts';

export interface DisciplinePageProps {
  readonly type: EsportsType;
  readonly discipline: string;
  readonly current: 'Discipline' | 'Champs';
  readonly children: ReactNode;
}

/** A page of a discipline; an address that names none of the type says so. */
export function DisciplinePage({ type, discipline, current, children }: DisciplinePageProps) {
  const { i18n, navigation } = usePlugin();
  const { href } = useEsportsRoutes();
  const answer = useResource(sportsResource, {});
  const isKnown = answer.data && belongsTo(answer.data.sports, { discipline, type });
  const parent = { title: i18n.t('title.esports'), href: href('Type', { type }) };
  const title = isKnown === false ? i18n.t('title.discipline') : i18n.sport(discipline);
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  if (isKnown === false) {
    return (
      <Page title={title} parent={parent} width="full">
        <EmptyState
          path={calendarIcon}
          title={i18n.t('unknown.title')}
          text={i18n.t('unknown.text')}
          action={
            <Button variant="primary" href={href('Home')}>
              {i18n.t('unknown.action')}
            </Button>
          }
        />
      </Page>
    );
  }
  const items = (['Discipline', 'Champs'] as const).map((page) => ({
    text: i18n.t(`page.${page}`),
    href: href(page, { type, discipline }),
    current: page === current,
  }));
  return (
    <Page title={title} parent={parent} width="full" tabs={{ label: title, items }}>
      {isKnown === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : children}
    </Page>
  );
}
