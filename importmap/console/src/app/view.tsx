import { use } from 'react';
import { EmptyState } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { ConfigurationView } from '../configuration/configuration-view.tsx';
import { HistoryView } from '../history/history-view.tsx';
import { PagesView } from '../pages/pages-view.tsx';
import { ReleaseView } from '../release/release-view.tsx';
import { SectionView } from '../sections/section-view.tsx';
import { SectionsView } from '../sections/sections-view.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AddressContext } from './address.ts';

/** The view that the address names. */
export function View() {
  const { t } = useTexts();
  const [name, detail] = use(AddressContext).parts;
  switch (name) {
    case undefined:
      return <SectionsView />;
    case 'sections':
      return detail === undefined ? <SectionsView /> : <SectionView key={detail} id={detail} />;
    case 'release':
      return <ReleaseView />;
    case 'history':
      return <HistoryView />;
    case 'pages':
      return <PagesView />;
    case 'configuration':
      return <ConfigurationView name={detail} />;
    default:
      return <EmptyState page path={helpIcon} title={t('frame.nothingHere')} />;
  }
}
