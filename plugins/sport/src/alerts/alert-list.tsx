import type { FollowedMatch } from '@touchline/contracts/alerts';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState, IconButton, NoticeBanner, SectionHeader } from '@touchline/ui';
import { bellIcon, settingsIcon, trashIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { alertsResource, followMatch } from './alerts.resource.ts';
import { MatchLink } from './match-link.tsx';
import { momentText } from './moment-text.ts';
import { PriceRow } from './price-row.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { useAct } from './use-act.ts';
import styles from './alerts.module.css';

function MatchRow({ follow: { match, moments } }: { readonly follow: FollowedMatch }) {
  const { http, i18n, modals } = usePlugin();
  const { busy, error, run } = useAct();
  const name = `${match.home.name} – ${match.away.name}`;
  return (
    <li className={styles.row} data-followed={match.id}>
      <span className={styles.text}>
        <MatchLink match={match} />
        <span className={styles.muted}>
          {i18n.dateTime(match.startsAt, 'date-time')} · {match.champ.name}
        </span>
        <span>{moments.map((moment) => momentText(i18n, moment, match.sport)).join(' · ')}</span>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      </span>
      <IconButton
        label={i18n.t('alerts.change', { event: name })}
        path={settingsIcon}
        onClick={() => void modals.open('match-alerts', { match: String(match.id) })}
      />
      <IconButton
        label={i18n.t('alerts.unfollow', { event: name })}
        path={trashIcon}
        disabled={busy}
        onClick={() => void run(() => followMatch(http, { eventId: match.id, moments: [] }))}
      />
    </li>
  );
}

function PlayersAlerts() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(alertsResource, {});
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { follows, prices } = answer.data;
  if (follows.length + prices.length === 0) {
    return (
      <EmptyState
        path={bellIcon}
        title={i18n.t('alerts.none')}
        text={i18n.t('alerts.noneHint')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'home' })}>
            {i18n.t('game.toHome')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.page}>
      {follows.length === 0 ? undefined : (
        <Card>
          <SectionHeader title={i18n.t('alerts.followed')} level={2} />
          <ul className={styles.list}>
            {follows.map((follow) => (
              <MatchRow key={follow.match.id} follow={follow} />
            ))}
          </ul>
        </Card>
      )}
      {prices.length === 0 ? undefined : (
        <Card>
          <SectionHeader title={i18n.t('alerts.prices')} level={2} />
          <ul className={styles.list}>
            {prices.map((alert) => (
              <PriceRow key={alert.outcomeId} alert={alert} withMatch />
            ))}
          </ul>
        </Card>
      )}
      {navigation.has('mailingSettings') ? (
        <p className={styles.muted}>
          {i18n.t('alerts.channels')}{' '}
          <a className={styles.link} href={navigation.href({ route: 'mailingSettings' })}>
            {i18n.t('alerts.settings')}
          </a>
        </p>
      ) : undefined}
    </div>
  );
}

/** The matches that the player follows and the prices that they wait for; a visitor signs in first. */
export function AlertList() {
  const { session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return isPlayer ? <PlayersAlerts /> : <SignInFirst />;
}
