import type { PlayerTournament } from '@touchline/contracts/tournaments';
import {
  Link,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import { Badge, Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { trophyIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { gameTarget } from '../lobby/game-target.ts';
import { Board } from './board.tsx';
import styles from './promotions.module.css';
import {
  enterTournament,
  tournamentResource,
  tournamentsResource,
} from './tournaments.resource.ts';
import { useWindow } from './use-window.ts';

/** Takes part, by a press of the player's own. */
function Enter({ id }: Pick<PlayerTournament, 'id'>) {
  const { http, i18n, resources } = usePlugin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const enter = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await enterTournament(http, id);
      resources.invalidate(tournamentResource.name);
      resources.invalidate(tournamentsResource.name);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <Button variant="primary" wide busy={isBusy} onClick={() => void enter()}>
        {i18n.t('tournaments.enter')}
      </Button>
    </>
  );
}

/** What counts and what it brings, before the button. */
function Rules({
  tournament,
  now,
}: {
  readonly tournament: PlayerTournament;
  readonly now: number;
}) {
  const { i18n } = usePlugin();
  const time = useWindow(tournament, now);
  const { id, state, currency, prizes, enteredAt } = tournament;
  return (
    <Card>
      <div className={styles.card}>
        <p className={styles.head}>
          <span>{time}</span>
          {enteredAt === undefined ? undefined : (
            <Badge tone="success">{i18n.t('tournaments.entered')}</Badge>
          )}
        </p>
        <ul className={styles.terms}>
          <li>{i18n.t(`tournaments.score.${tournament.score}`)}</li>
          <li>
            {i18n.t('tournaments.minStake', { amount: i18n.money(tournament.minStake, currency) })}
          </li>
          <li>{i18n.t('tournaments.afterEntry')}</li>
          <li>
            {i18n.t('tournaments.prizes', {
              amounts: prizes.map((prize) => i18n.money(prize, currency)).join(' · '),
            })}
          </li>
        </ul>
        <ul className={styles.games} aria-label={i18n.t('tournaments.games')}>
          {tournament.games.map((game) => (
            <li key={game.id}>
              <Link to={gameTarget(game)} className={styles.game}>
                {game.name}
              </Link>
            </li>
          ))}
        </ul>
        <section>
          <h2 className={styles.title}>{i18n.t('tournaments.terms')}</h2>
          <p className={styles.text} dir="auto">
            {tournament.terms}
          </p>
        </section>
        {enteredAt === undefined && state === 'open' && tournament.endsAt > now ? (
          <Enter id={id} />
        ) : undefined}
      </div>
    </Card>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(tournamentResource, { id });
  const { data } = answer;
  return (
    <Page
      title={data?.tournament.title ?? i18n.t('title.casinoTournaments')}
      parent={{
        title: i18n.t('title.casinoTournaments'),
        href: navigation.href({ route: 'casinoTournaments' }),
      }}
    >
      {data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <>
          <Rules tournament={data.tournament} now={data.now} />
          <Board rows={data.board} tournament={data.tournament} />
        </>
      )}
    </Page>
  );
}

/** A tournament: its rules, the way to take part, and its board. */
function Tournament({ params }: ViewProps) {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return isPlayer ? (
    <Loaded id={params['id'] ?? ''} />
  ) : (
    <Page title={i18n.t('title.casinoTournaments')}>
      <EmptyState
        path={trophyIcon}
        title={i18n.t('tournaments.signIn')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'login' })}>
            {i18n.t('tournaments.toSignIn')}
          </Button>
        }
      />
    </Page>
  );
}

export const view = reactView(Tournament);
