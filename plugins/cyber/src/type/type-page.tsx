import { usePlugin } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { EsportsPage } from '../page/esports-page.tsx';
import { EventsSlot } from '../page/events-slot.tsx';
import { DisciplineTiles } from '../page/discipline-tiles.tsx';
import { SectionLinks, type SectionLinksProps } from './section-links.tsx';
import { type ListChoice, useDisciplineLists } from './use-lists.ts';

export interface TypePageProps extends ListChoice {
  readonly current: SectionLinksProps['current'];
}

/** A page of a type with its disciplines' lists; the first of these pages has the disciplines ahead of them. */
export function TypePage({ current, ...choice }: TypePageProps) {
  const { i18n } = usePlugin();
  const { type } = choice;
  const { answer, disciplines, input } = useDisciplineLists(choice);
  return (
    <EsportsPage current={type}>
      <SectionLinks type={type} current={current} />
      {disciplines === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : undefined}
      {disciplines?.length === 0 ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t(`none.${type}`)}
          text={i18n.t(`none.${type}Hint`)}
        />
      ) : undefined}
      {disciplines === undefined || disciplines.length === 0 ? undefined : (
        <>
          {current === 'type' ? (
            <DisciplineTiles disciplines={disciplines} type={type} />
          ) : undefined}
          <EventsSlot name="cyber.events" input={input} />
        </>
      )}
    </EsportsPage>
  );
}
