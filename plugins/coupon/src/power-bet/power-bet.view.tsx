import type { PowerBetOffer } from '@touchline/contracts/betting';
import {
  Link,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import type { ReactNode } from 'react';
import { oneBet, powerBetOffer } from '../opened-bets/opened-bets.resource.ts';
import { refusalText } from '../opened-bets/refusal-text.ts';
import { betChangesOf } from './change-bet.store.ts';
import { PowerForm } from './power-form.tsx';
import styles from './power-bet.module.css';

/** Why the bet cannot be changed now. */
function refusalOf({ i18n }: ReturnType<typeof usePlugin>, refusal: PowerBetOffer['refusal']) {
  return refusal === 'leg-decided' ? i18n.t('power.legDecided') : refusalText(i18n, refusal);
}

function Changing({ betId }: { readonly betId: string }) {
  const context = usePlugin();
  const { i18n } = context;
  const bet = useResource(oneBet, { betId });
  const offer = useResource(powerBetOffer, { betId });
  if (bet.data === undefined || offer.data === undefined) {
    return <ResourceState answers={[bet, offer]} i18n={i18n} title={i18n.t('power.failed')} />;
  }
  if (offer.data.bets === undefined) {
    return <NoticeBanner tone="warning" text={refusalOf(context, offer.data.refusal)} />;
  }
  return (
    <Card>
      <PowerForm bet={bet.data} offer={offer.data} />
    </Card>
  );
}

function Ended({ betId }: { readonly betId: string }): ReactNode {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const changes = betChangesOf(context);
  const change = useStore(changes.changes).get(betId);
  if (change?.state === 'changed-into') {
    const { id, stake, currency } = change.bet;
    return (
      <div data-changed-into={id}>
        <EmptyState
          path={checkCircleIcon}
          title={i18n.t('power.done')}
          text={i18n.t('power.doneText', { id, stake: i18n.money(stake, currency) })}
          action={
            <Button variant="primary" href={navigation.href({ route: 'openedBets' })}>
              {i18n.t('page.openedBets')}
            </Button>
          }
        />
      </div>
    );
  }
  if (change?.state === 'unanswered') {
    return (
      <NoticeBanner
        tone="warning"
        text={i18n.t('power.unanswered')}
        action={
          <Button size="small" onClick={() => void changes.retry(betId)}>
            {i18n.t('askAgain')}
          </Button>
        }
      />
    );
  }
  return <Changing betId={betId} />;
}

/** Changes an open bet: more money on its legs at the prices of now, or fewer legs. */
function PowerBet({ params }: ViewProps) {
  const { i18n } = usePlugin();
  const betId = params['couponId'] ?? '';
  return (
    <Page title={i18n.t('page.powerbet')} intro={i18n.t('power.intro')}>
      <Ended key={betId} betId={betId} />
      <Link to={{ route: 'openedBets' }} className={styles.back}>
        {i18n.t('power.back')}
      </Link>
    </Page>
  );
}

export const view = reactView(PowerBet);
