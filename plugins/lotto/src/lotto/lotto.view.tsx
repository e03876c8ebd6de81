import { lotteryOf } from '@touchline/domain/pools';
import { reactView, usePlugin, useResource, useStore, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { PageTabs } from '@touchline/ui/parts';
import { roundsResource } from '../toto/toto.resource.ts';
import { Draw } from './draw.tsx';
import { DrawList } from './draw-list.tsx';
import { FillTicket } from './fill-ticket.tsx';
import { Prizes } from './prizes.tsx';
import { Results } from './results.tsx';
import { Tickets } from './tickets.tsx';

function Section({
  section,
  id,
  isPlayer,
}: {
  readonly section: string;
  readonly id: string;
  readonly isPlayer: boolean;
}) {
  const lottery = lotteryOf(section);
  if (lottery !== undefined) {
    return (
      <>
        <FillTicket key={lottery.id} lottery={lottery} isPlayer={isPlayer} />
        <Prizes lottery={lottery} />
      </>
    );
  }
  if (section === 'tickets' && isPlayer) {
    return <Tickets />;
  }
  if (section === 'results' && lotteryOf(id) !== undefined) {
    return <Results lottery={id} />;
  }
  return section === 'draw' && /^\d{1,18}$/.test(id) ? <Draw id={id} /> : <DrawList />;
}

/** Lotteries: draws and tickets, by the section of the path. */
function Lotto({ params }: ViewProps) {
  const { i18n, navigation, session, clock } = usePlugin();
  const rounds = useResource(roundsResource, {}).data?.rounds ?? [];
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const section = params['sectionName'] ?? '';
  const to = (sectionName?: string) => navigation.href({ route: 'lotto', params: { sectionName } });
  return (
    <Page
      title={
        lotteryOf(section) === undefined ? i18n.t('title.lotto') : i18n.t(`lotto.name.${section}`)
      }
    >
      <PageTabs
        label={i18n.t('lotto.nav')}
        items={[
          { text: i18n.t('lotto.draws'), href: to(), current: section === '' },
          ...(isPlayer
            ? [
                {
                  text: i18n.t('lotto.tickets'),
                  href: to('tickets'),
                  current: section === 'tickets',
                },
              ]
            : []),
          ...(rounds.some(({ closesAt }) => closesAt > clock.now())
            ? [{ text: i18n.t('title.totoFrame'), href: navigation.href({ route: 'totoFrame' }) }]
            : []),
        ]}
      />
      <Section section={section} id={params['lottoId'] ?? ''} isPlayer={isPlayer} />
    </Page>
  );
}

export const view = reactView(Lotto);
