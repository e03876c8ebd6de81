import type { SecurityQuestionAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import styles from '../account/account.module.css';
import { QuestionForm } from './question-form.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { securityQuestionResource } from './security-question.resource.ts';

/** The question that is set, and the ways to change it. */
function Present({ question, setAt = 0 }: SecurityQuestionAnswer) {
  const { i18n } = usePlugin();
  const [isChanging, setChanging] = useState(false);
  if (question === undefined || isChanging) {
    return (
      <>
        <QuestionForm onSaved={() => setChanging(false)} />
        {isChanging ? (
          <Button wide variant="quiet" onClick={() => setChanging(false)}>
            {i18n.t('securityQuestion.keep')}
          </Button>
        ) : undefined}
      </>
    );
  }
  return (
    <>
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>{i18n.t('securityQuestion.question')}</dt>
          <dd>
            <bdi>{'id' in question ? i18n.t(`securityQuestion.${question.id}`) : question.own}</bdi>
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{i18n.t('securityQuestion.setAt')}</dt>
          <dd>{i18n.dateTime(setAt, 'date-time')}</dd>
        </div>
      </dl>
      <Button wide onClick={() => setChanging(true)}>
        {i18n.t('securityQuestion.change')}
      </Button>
      <RemoveQuestion />
    </>
  );
}

/** The page of the security question. */
function SecurityQuestion() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(securityQuestionResource, {});
  return (
    <Page
      title={i18n.t('title.securityQuestion')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      intro={i18n.t('securityQuestion.intro')}
      width="narrow"
    >
      <Card>
        <div className={styles.form}>
          {answer.data === undefined ? (
            <ResourceState answers={[answer]} i18n={i18n} />
          ) : (
            <Present key={String(answer.data.setAt)} {...answer.data} />
          )}
        </div>
      </Card>
    </Page>
  );
}

export const view = reactView(SecurityQuestion);
