import { Fragment, type ReactNode, use } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { BetsView } from '../bets/bets-view.tsx';
import { ConfigurationView } from '../configuration/configuration-view.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { HistoryView } from '../history/history-view.tsx';
import { PagesView } from '../pages/pages-view.tsx';
import { ReleaseView } from '../release/release-view.tsx';
import { SectionView } from '../sections/section-view.tsx';
import { SectionsView } from '../sections/sections-view.tsx';
import { TasksView } from '../tasks/tasks-view.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AddressContext } from './address.ts';

function NothingHere() {
  const { t } = useTexts();
  return <EmptyState page path={helpIcon} title={t('frame.nothingHere')} />;
}

function viewOf([name, detail]: readonly string[]): ReactNode {
  switch (name) {
    case undefined:
      return <SectionsView />;
    case 'sections':
      return detail === undefined ? <SectionsView /> : <SectionView key={detail} id={detail} />;
    case 'release':
      return <ReleaseView />;
    case 'history':
      return <HistoryView />;
    case 'tasks':
      return <TasksView />;
    case 'bets':
      return <BetsView key={detail} betId={detail} />;
    case 'pages':
      return <PagesView />;
    case 'configuration':
      return <ConfigurationView name={detail} />;
    default:
      return <NothingHere />;
  }
}

/** The view that the address names, of the environment that it names. */
export function View() {
  const { t } = useTexts();
  const { parts } = use(AddressContext);
  const { chosen, names, choose } = useEnvironment();
  const [own] = names;
  if (chosen !== undefined && own !== undefined && !names.includes(chosen)) {
    return (
      <EmptyState
        page
        path={helpIcon}
        title={t('environment.unknown', { name: chosen })}
        action={
          <Button onClick={() => choose(own)}>{t('environment.toOwn', { name: own })}</Button>
        }
      />
    );
  }
  // What a view holds is about one environment: in another one it begins anew.
  return <Fragment key={chosen ?? ''}>{viewOf(parts)}</Fragment>;
}
