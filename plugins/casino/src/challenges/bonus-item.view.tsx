import {
  type RouteTarget,
  reactView,
  usePlugin,
  useResource,
  useStore,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect, useMemo } from 'react';
import { bonusItemOf } from './bonus-item.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { challengesResource } from './challenges.resource.ts';
import { SignInForChallenges } from './no-challenges.tsx';

function Unknown() {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      page
      path={searchIcon}
      title={i18n.t('challenges.unknown')}
      action={
        <Button href={navigation.href({ route: 'casinoBonus' })}>
          {i18n.t('title.casinoBonus')}
        </Button>
      }
    />
  );
}

/** Leads to the page that a tournament or a promotion has. */
function Moved({ target }: { readonly target: RouteTarget }) {
  const { navigation } = usePlugin();
  useEffect(() => void navigation.go(target, { replace: true }), [navigation, target]);
  return undefined;
}

function Challenge({ id }: { readonly id: string }) {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(challengesResource, {});
  const { data } = answer;
  const challenge = data && [...data.challenges, ...data.history].find((one) => one.id === id);
  const title = challenge?.title;
  useEffect(() => {
    if (title !== undefined) {
      navigation.setTitle(title);
    }
  }, [navigation, title]);
  if (data !== undefined && challenge === undefined) {
    return <Unknown />;
  }
  return (
    <Page
      title={title ?? i18n.t('title.casinoDailyChallenges')}
      parent={{
        title: i18n.t('title.casinoDailyChallenges'),
        href: navigation.href({ route: 'casinoDailyChallenges' }),
      }}
    >
      {challenge === undefined || data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <ChallengeCard challenge={challenge} now={data.now} isPage />
      )}
    </Page>
  );
}

/** Anything in the list of the casino's bonuses by its id: a challenge, or the way to a tournament or a promotion. */
function BonusItem({ params }: ViewProps) {
  const { i18n, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const id = params['id'] ?? '';
  const item = useMemo(() => bonusItemOf(id), [id]);
  if (item === undefined) {
    return <Unknown />;
  }
  if ('target' in item) {
    return <Moved target={item.target} />;
  }
  return isPlayer ? (
    <Challenge id={item.challenge} />
  ) : (
    <Page title={i18n.t('title.casinoDailyChallenges')}>
      <SignInForChallenges />
    </Page>
  );
}

export const view = reactView(BonusItem);
