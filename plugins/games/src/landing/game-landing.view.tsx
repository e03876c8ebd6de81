import type { GameLandingAnswer } from '@touchline/contracts/casino';
import { BONUS_GAMES } from '@touchline/domain/bonus-games';
import {
  errorCode,
  reactView,
  type RouteTarget,
  usePlugin,
  useResource,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import styles from './game-landing.module.css';
import { landingResource } from './landing.resource.ts';

function targetOf(gameRoute: string): RouteTarget {
  const isBonus = BONUS_GAMES.some((game) => game === gameRoute);
  return { route: isBonus ? 'bonusGame' : 'game', params: { gameRoute } };
}

function Loaded({ landing }: { readonly landing: GameLandingAnswer }) {
  const { i18n, navigation } = usePlugin();
  const { title, text, terms, game } = landing;
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  return (
    <Page title={title}>
      <Card>
        <div className={styles.landing}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <Button variant="primary" size="large" href={navigation.href(targetOf(game))}>
            {i18n.t('landing.play')}
          </Button>
          <section>
            <h2 className={styles.heading}>{i18n.t('landing.terms')}</h2>
            <p className={styles.terms} dir="auto">
              {terms}
            </p>
          </section>
        </div>
      </Card>
    </Page>
  );
}

/** The page by which an operator presents a game. */
function GameLanding({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const route = params['landingRoute'] ?? '';
  const answer = useResource(landingResource, { route, language: i18n.language });
  if (answer.data !== undefined) {
    return <Loaded landing={answer.data} />;
  }
  return answer.status === 'error' && errorCode(answer.error) === 'not_found' ? (
    <EmptyState
      page
      path={searchIcon}
      title={i18n.t('landing.unknown')}
      action={<Button href={navigation.href({ route: 'games' })}>{i18n.t('list.all')}</Button>}
    />
  ) : (
    <Page title={i18n.t('title.gameLanding')}>
      <ResourceState answers={[answer]} i18n={i18n} />
    </Page>
  );
}

export const view = reactView(GameLanding);
