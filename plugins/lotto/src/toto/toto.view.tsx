import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { PageTabs } from '@touchline/ui/parts';
import { Round } from './round.tsx';
import { EndedRounds, RoundList } from './round-list.tsx';
import { TotoTickets } from './toto-tickets.tsx';

function Section({ section, isPlayer }: { readonly section: string; readonly isPlayer: boolean }) {
  if (/^\d{1,18}$/.test(section)) {
    return <Round key={section} id={section} isPlayer={isPlayer} />;
  }
  if (section === 'tickets' && isPlayer) {
    return <TotoTickets />;
  }
  return section === 'results' ? <EndedRounds /> : <RoundList />;
}

/** Totos: rounds, results and tickets, by the section of the path. */
function TotoPage({ params }: ViewProps) {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const current = params['section'] ?? '';
  const tab = (text: string, section?: string) => ({
    text,
    href: navigation.href({ route: 'totoFrame', params: { section } }),
    current: current === (section ?? ''),
  });
  return (
    <Page title={i18n.t('title.totoFrame')}>
      <PageTabs
        label={i18n.t('toto.nav')}
        items={[
          tab(i18n.t('toto.rounds')),
          tab(i18n.t('lotto.results'), 'results'),
          ...(isPlayer ? [tab(i18n.t('lotto.tickets'), 'tickets')] : []),
        ]}
      />
      <Section section={current} isPlayer={isPlayer} />
    </Page>
  );
}

export const view = reactView(TotoPage);
