import type { CasinoGame, LaunchedGame } from '@touchline/contracts/casino';
import {
  errorCode,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, EmptyState, IconButton, RetryCard, Skeleton } from '@touchline/ui';
import { casinoIcon } from '@touchline/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { gameIdOf } from '../lobby/game-target.ts';
import { gameResource } from '../lobby/games.resource.ts';
import { FREE_ROUNDS } from '../mine/free-rounds.resource.ts';
import { Heart } from '../mine/heart.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameSheet } from './game-sheet.tsx';
import { useSharedChoices } from '../mine/use-mine.ts';
import styles from './game.module.css';
import { gameSessionResource } from './launch.ts';
import { SessionBar } from './session-bar.tsx';
import { useLaunch } from './use-launch.ts';

/** Four corners. */
const FULL_SCREEN = 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z';

/** A session with money: its figures above the game are those of the server. */
function MoneySession({ id, moves }: { readonly id: string; readonly moves: number }) {
  const { data, refresh } = useResource(gameSessionResource, { id });
  useEffect(() => {
    if (moves > 0) {
      void refresh();
    }
  }, [moves, refresh]);
  return data === undefined ? <Skeleton shape="bar" /> : <SessionBar session={data} />;
}

function Running({
  game,
  title,
  onFailed,
}: {
  readonly game: LaunchedGame;
  readonly title: string;
  readonly onFailed: () => void;
}) {
  const { i18n, resources } = usePlugin();
  const [moves, setMoves] = useState(0);
  const [isReady, setReady] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const enlarge = () => {
    const change =
      document.fullscreenElement === null
        ? room.current?.requestFullscreen()
        : document.exitFullscreen();
    // A browser without it leaves the game as it is.
    change?.catch(() => undefined);
  };
  return (
    <div className={styles.room} ref={room} data-game-state={isReady ? 'ready' : 'loading'}>
      <div className={styles.top}>
        {game.sessionId === undefined ? (
          <p className={styles.demo}>{i18n.t('game.demo')}</p>
        ) : (
          <MoneySession id={game.sessionId} moves={moves} />
        )}
        <IconButton label={i18n.t('game.fullScreen')} path={FULL_SCREEN} onClick={enlarge} />
      </div>
      <GameFrame
        game={game}
        title={title}
        onReady={() => setReady(true)}
        onMoved={() => {
          setMoves((count) => count + 1);
          if (game.sessionId !== undefined) {
            void resources.invalidate(FREE_ROUNDS);
          }
        }}
        onFailed={onFailed}
      />
    </div>
  );
}

interface PlayProps {
  readonly game: CasinoGame;
  readonly isDemo: boolean;
}

/** One launch of a game: until it runs, while it does, and what is said where it does not. */
function Attempt({ game, isDemo, onAgain }: PlayProps & { readonly onAgain: () => void }) {
  const { i18n } = usePlugin();
  const [hasFailed, setFailed] = useState(false);
  const launch = useLaunch(game.id, { isDemo });
  if (launch.state === 'failed' || hasFailed) {
    return (
      <RetryCard
        title={i18n.t('game.failed')}
        text={launch.state === 'failed' ? i18n.error(launch.error) : i18n.t('game.failedText')}
        retryText={i18n.t('game.openAgain')}
        onRetry={onAgain}
      />
    );
  }
  return launch.state === 'launching' ? (
    <Skeleton shape="bar" />
  ) : (
    <Running game={launch.game} title={game.name} onFailed={() => setFailed(true)} />
  );
}

/** Opens a game, and opens it again: what was being played goes on where it was. */
function Play(props: PlayProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

/** Why there is no game: it is closed, and others are not; or it did not load. */
function NoGame({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { i18n, navigation } = usePlugin();
  return errorCode(error) === 'game_closed' ? (
    <EmptyState
      path={casinoIcon}
      title={i18n.t('game.closed')}
      action={<Button href={navigation.href({ route: 'casino' })}>{i18n.t('game.back')}</Button>}
    />
  ) : (
    <RetryCard title={i18n.error(error)} retryText={i18n.t('retry')} onRetry={onRetry} />
  );
}

/** The page of a game: the way back, the game itself, and below it what there is to know of it. */
function GamePage({ params }: ViewProps) {
  useSharedChoices();
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const isDemoWanted = useStore(navigation.current, ({ query }) => query['demo'] !== undefined);
  const gameId = gameIdOf(params['gameId']);
  const answer = useResource(gameResource, { id: gameId });
  const game = answer.data;
  const isDemo = isDemoWanted || !isPlayer;
  useEffect(() => {
    if (game !== undefined) {
      navigation.setTitle(game.name);
    }
  }, [navigation, game]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Button size="small" variant="quiet" href={navigation.href({ route: 'casino' })}>
          {i18n.t('game.back')}
        </Button>
        <h1 className={styles.title}>{game?.name ?? i18n.t('title.casinoGame')}</h1>
        {game === undefined ? undefined : <Heart id={game.id} name={game.name} />}
        {game?.isDemoPossible === true && isPlayer ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void navigation.setQuery({ demo: isDemoWanted ? undefined : '1' })}
          >
            {i18n.t(isDemoWanted ? 'game.playForMoney' : 'game.tryDemo')}
          </Button>
        ) : undefined}
      </header>
      {answer.data === undefined ? (
        answer.status === 'error' ? (
          <NoGame error={answer.error} onRetry={() => void answer.refresh()} />
        ) : (
          <Skeleton shape="bar" />
        )
      ) : isDemo && !answer.data.isDemoPossible ? (
        <RetryCard
          title={i18n.t('game.signIn')}
          retryText={i18n.t('game.back')}
          onRetry={() => void navigation.go({ route: 'casino' })}
        />
      ) : (
        <>
          <Play key={`${gameId} ${isDemo}`} game={answer.data} isDemo={isDemo} />
          <GameSheet game={answer.data} />
        </>
      )}
    </div>
  );
}

export const view = reactView(GamePage);
