import type { AlertsAnswer } from '@touchline/contracts/alerts';
import type { EventView } from '@touchline/live-client';
import { reactView, usePlugin, useResource, useStore, type ViewProps } from '@touchline/plugin-api';
import { EmptyState, Skeleton } from '@touchline/ui';
import { Sheet } from '@touchline/ui/forms';
import { historyIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { useTopic } from '../event-list/use-topic.ts';
import { alertsResource } from './alerts.resource.ts';
import { MomentSwitches } from './moment-switches.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceRow } from './price-row.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import styles from './alerts.module.css';

/** What is chosen for a match, and the prices of it that the player waits for. */
function Chosen({ event, alerts }: { readonly event: EventView; readonly alerts: AlertsAnswer }) {
  const { i18n, navigation } = usePlugin();
  const { id, sport } = event;
  const followed = alerts.follows.find(({ match }) => match.id === id);
  const prices = alerts.prices.filter(({ match }) => match.id === id);
  return (
    <div className={styles.sheet}>
      <p className={styles.muted}>
        <bdi>{event.home.name}</bdi> – <bdi>{event.away.name}</bdi>
      </p>
      <MomentSwitches eventId={id} sport={sport} chosen={followed?.moments ?? []} />
      <section className={styles.part} aria-label={i18n.t('alerts.priceAlert')}>
        <h3 className={styles.heading}>{i18n.t('alerts.priceAlert')}</h3>
        {prices.length === 0 ? undefined : (
          <ul className={styles.list}>
            {prices.map((alert) => (
              <PriceRow key={alert.outcomeId} alert={alert} />
            ))}
          </ul>
        )}
        {event.marketKeys.length === 0 ? (
          <p className={styles.muted}>{i18n.t('game.noMarkets')}</p>
        ) : (
          <PriceForm event={event} />
        )}
      </section>
      <p className={styles.muted}>
        {i18n.t('alerts.how')}{' '}
        <a
          className={styles.link}
          href={navigation.href({ route: 'favorites', query: { show: 'alerts' } })}
        >
          {i18n.t('alerts.all')}
        </a>
      </p>
    </div>
  );
}

function Content({ eventId }: { readonly eventId: number }) {
  const { i18n, live } = usePlugin();
  const { ready } = useTopic(`event:${eventId}`);
  const event = useStore(live.event(eventId));
  const answer = useResource(alertsResource, {});
  const status = event?.state.status;
  if (status === 'finished' || status === 'cancelled' || (event === undefined && ready)) {
    return (
      <EmptyState path={historyIcon} title={i18n.t('game.over')} text={i18n.t('alerts.overHint')} />
    );
  }
  if (event === undefined) {
    return <Skeleton shape="bar" />;
  }
  return answer.data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} />
  ) : (
    <Chosen event={event} alerts={answer.data} />
  );
}

/** What the player is notified of about one match; a visitor signs in first. */
function MatchAlerts({ input }: ViewProps) {
  const { i18n, modals, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={i18n.t('alerts.title')}
      closeText={i18n.t('competitions.close')}
    >
      {isPlayer ? <Content eventId={Number(input['match'])} /> : <SignInFirst />}
    </Sheet>
  );
}

export const view = reactView(MatchAlerts);
