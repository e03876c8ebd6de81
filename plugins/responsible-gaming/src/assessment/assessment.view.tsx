import { assessmentScore } from '@touchline/domain/protection';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { AssessmentForm } from './assessment-form.tsx';
import { AssessmentResult } from './assessment-result.tsx';
import { assessmentResource, storeAssessment } from './assessment.resource.ts';
import styles from './assessment.module.css';

/** The result of the test that a signed-in player took last. */
function LatestResult() {
  const { i18n } = usePlugin();
  const { data } = useResource(assessmentResource, {});
  const result = data?.result ?? undefined;
  return result === undefined ? undefined : (
    <p className={styles.text}>
      {i18n.t('assessment.latest', {
        score: String(result.score),
        time: i18n.dateTime(result.takenAt * 1000, 'date'),
      })}
    </p>
  );
}

/** A test of one's own gambling, for visitors too; a player's result stays with the account. */
function SelfAssessment() {
  const { http, i18n, log, navigation, resources, session } = usePlugin();
  const isSignedIn = useStore(session.state, ({ userId }) => userId !== undefined);
  const [score, setScore] = useState<number>();

  function finish(answers: readonly number[]): void {
    setScore(assessmentScore(answers));
    if (isSignedIn) {
      storeAssessment(http, answers)
        .then(() => resources.invalidate(assessmentResource.name))
        .catch((error: unknown) => log.error('the result of a test was not stored', error));
    }
  }
  return (
    <Page
      title={i18n.t('assessment.title')}
      parent={{
        title: i18n.t('safer.title'),
        href: navigation.href({ route: 'saferGambling' }),
      }}
      intro={score === undefined ? i18n.t('assessment.intro') : undefined}
    >
      {score === undefined ? (
        <Card>
          {isSignedIn ? <LatestResult /> : undefined}
          <AssessmentForm onAnswered={finish} />
        </Card>
      ) : (
        <AssessmentResult score={score} onAgain={() => setScore(undefined)} />
      )}
    </Page>
  );
}

export const view = reactView(SelfAssessment, { server: false });
