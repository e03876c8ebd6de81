import type { PlayerTournament, PlayerTournamentsAnswer } from '@touchline/contracts/tournaments';
import { Link, reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge, Button, Card, EmptyState } from '@touchline/ui';
import { trophyIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from './promotions.module.css';
import { tournamentsResource } from './tournaments.resource.ts';
import { useWindow } from './use-window.ts';

function Tournament({ tournament }: { readonly tournament: PlayerTournament }) {
  const { clock, i18n } = usePlugin();
  const { id, title, prizes, currency, enteredAt } = tournament;
  const time = useWindow(tournament, clock.now());
  return (
    <li data-tournament={id}>
      <Card>
        <Link to={{ route: 'casinoTournament', params: { id } }} className={styles.entry}>
          <span className={styles.head}>
            <strong dir="auto">{title}</strong>
            {enteredAt === undefined ? undefined : (
              <Badge tone="success">{i18n.t('tournaments.entered')}</Badge>
            )}
          </span>
          <span>
            {i18n.t('tournaments.pool', {
              amount: i18n.money(
                prizes.reduce((sum, prize) => sum + prize, 0),
                currency,
              ),
            })}
          </span>
          <span className={styles.muted}>{time}</span>
        </Link>
      </Card>
    </li>
  );
}

function List({ tournaments, isConsentMissing }: PlayerTournamentsAnswer) {
  const { i18n, navigation } = usePlugin();
  return tournaments.length === 0 ? (
    <EmptyState
      path={trophyIcon}
      title={i18n.t('tournaments.none')}
      {...(isConsentMissing && {
        text: i18n.t('tournaments.noConsent'),
        action: (
          <Button href={navigation.href({ route: 'mailingSettings' })}>
            {i18n.t('tournaments.consent')}
          </Button>
        ),
      })}
    />
  ) : (
    <ul className={styles.list}>
      {tournaments.map((tournament) => (
        <Tournament key={tournament.id} tournament={tournament} />
      ))}
    </ul>
  );
}

function Players() {
  const { i18n } = usePlugin();
  const answer = useResource(tournamentsResource, {});
  return answer.data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} />
  ) : (
    <List {...answer.data} />
  );
}

/** The tournaments that the player may join; a visitor is asked to sign in, as the server decides who may. */
function Tournaments() {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return (
    <Page
      title={i18n.t('title.casinoTournaments')}
      parent={{
        title: i18n.t('title.casinoBonus'),
        href: navigation.href({ route: 'casinoBonus' }),
      }}
    >
      {isPlayer ? (
        <Players />
      ) : (
        <EmptyState
          path={trophyIcon}
          title={i18n.t('tournaments.signIn')}
          action={
            <Button variant="primary" href={navigation.href({ route: 'login' })}>
              {i18n.t('tournaments.toSignIn')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

export const view = reactView(Tournaments);
