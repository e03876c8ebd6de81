import { BONUS_GAMES, type BonusGame } from '@touchline/domain/bonus-games';
import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Board } from './board.tsx';
import { Fairness } from './fairness.tsx';
import { PastTries } from './past-tries.tsx';
import { Prizes } from './prizes.tsx';
import { type Tries, useTries } from './use-tries.ts';

/** Why nothing can be played now, with the way on. */
function Refused({ refusal }: { readonly refusal: NonNullable<Tries['data']['refusal']> }) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={giftIcon}
      title={i18n.t(`bonus.refused.${refusal}`)}
      action={
        refusal === 'declined' ? (
          <Button href={navigation.href({ route: 'officeBonuses' })}>
            {i18n.t('bonus.toBonuses')}
          </Button>
        ) : (
          <Button href={navigation.href({ route: 'games' })}>{i18n.t('list.all')}</Button>
        )
      }
    />
  );
}

function Play({ game }: { readonly game: BonusGame }) {
  const { i18n } = usePlugin();
  const { answer, tries } = useTries(game);
  if (tries === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { data, shown } = tries;
  // What has begun is played to its end, whatever is offered since.
  const isUnderWay = shown.opened.length > 0;
  return (
    <>
      {data.refusal === undefined || isUnderWay ? (
        <Board game={game} tries={tries} />
      ) : (
        <Refused refusal={data.refusal} />
      )}
      {data.refusal === undefined ? <Prizes game={game} terms={data.terms} /> : undefined}
      <Fairness tries={tries} />
      <PastTries game={game} finished={data.finished} />
    </>
  );
}

function Visitor({ game }: { readonly game: BonusGame }) {
  const { i18n, navigation } = usePlugin();
  return (
    <>
      <Card>
        <EmptyState
          path={giftIcon}
          title={i18n.t('bonus.signIn')}
          action={
            <Button variant="primary" href={navigation.href({ route: 'login' })}>
              {i18n.t('bonus.toSignIn')}
            </Button>
          }
        />
      </Card>
      <Prizes game={game} terms={undefined} />
    </>
  );
}

/** A game of free tries. Anybody reads what it gives; players play. */
function BonusGamePage({ params }: ViewProps) {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const game = BONUS_GAMES.find((each) => each === params['gameRoute']) ?? BONUS_GAMES[0];
  return (
    <Page
      title={i18n.t(`bonus.name.${game}`)}
      parent={{ title: i18n.t('title.games'), href: navigation.href({ route: 'games' }) }}
    >
      {isPlayer ? <Play key={game} game={game} /> : <Visitor game={game} />}
    </Page>
  );
}

export const view = reactView(BonusGamePage);
