import type { PlayerChallengesAnswer } from '@touchline/contracts/challenges';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from '../promotions/promotions.module.css';
import { ChallengeCard } from './challenge-card.tsx';
import { ChallengeHistory } from './challenge-history.tsx';
import { challengesResource } from './challenges.resource.ts';
import { NoChallenges, SignInForChallenges } from './no-challenges.tsx';

function Today({ challenges, history, refusal, now }: PlayerChallengesAnswer) {
  return (
    <>
      {challenges.length === 0 ? (
        <NoChallenges refusal={refusal} />
      ) : (
        <ul className={styles.list}>
          {challenges.map((challenge) => (
            <li key={challenge.id}>
              <ChallengeCard challenge={challenge} now={now} />
            </li>
          ))}
        </ul>
      )}
      {history.length === 0 ? undefined : <ChallengeHistory history={history} now={now} />}
    </>
  );
}

function Players() {
  const { i18n } = usePlugin();
  const answer = useResource(challengesResource, {});
  return answer.data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} />
  ) : (
    <Today {...answer.data} />
  );
}

/** The challenges of the day, and those of the last days that the player joined. */
function DailyChallenges() {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return (
    <Page
      title={i18n.t('title.casinoDailyChallenges')}
      intro={i18n.t('challenges.intro')}
      parent={{
        title: i18n.t('title.casinoBonus'),
        href: navigation.href({ route: 'casinoBonus' }),
      }}
    >
      {isPlayer ? <Players /> : <SignInForChallenges />}
    </Page>
  );
}

export const view = reactView(DailyChallenges);
