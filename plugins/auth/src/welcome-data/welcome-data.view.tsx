import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useEffect } from 'react';
import { Credentials } from '../registration/credentials.tsx';
import { followShownAccount, newAccount } from '../registration/registration-process.ts';
import styles from '../session/form.module.css';

/** Said to who comes later, or reloads: nothing stores the password in clear. */
function Gone() {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return (
    <div className={styles.form}>
      <NoticeBanner text={i18n.t('oneClick.gone')} />
      <Button
        variant="primary"
        wide
        href={navigation.href({ route: isPlayer ? 'home' : 'forgotPassword' })}
      >
        {i18n.t(isPlayer ? 'oneClick.start' : 'title.forgotPassword')}
      </Button>
    </div>
  );
}

/** The page that shows a new player the login and password that were made up for them, once. */
function WelcomeData() {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const answer = useStore(newAccount(context));
  useEffect(() => followShownAccount(context), [context]);
  return (
    <Page
      title={i18n.t('title.welcomeAuthorizationData')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>
        {answer === undefined ? (
          <Gone />
        ) : (
          <Credentials
            answer={answer}
            onKept={() => void navigation.go({ route: 'home' }, { replace: true })}
          />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(WelcomeData);
