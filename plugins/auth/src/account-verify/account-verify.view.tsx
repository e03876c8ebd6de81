import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { Timeline, TimelineEntry } from '@touchline/ui/parts';
import styles from './account-verify.module.css';

const STEPS = ['signIn', 'photo', 'check'] as const;

/**
 * How an account is verified, also where the site is closed to its visitor: what is needed, and the way to it,
 * by a sign-in for visitors.
 */
function AccountVerify() {
  const { i18n, navigation, session } = usePlugin();
  const { userId } = useStore(session.state);
  const isPlayer = userId !== undefined;
  const steps = isPlayer ? STEPS.slice(1) : STEPS;
  return (
    <Page
      title={i18n.t('title.accountVerify')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      intro={i18n.t('accountVerify.intro')}
      width="narrow"
    >
      <Card>
        <div className={styles.steps}>
          <Timeline label={i18n.t('accountVerify.steps')}>
            {steps.map((step) => (
              <TimelineEntry
                key={step}
                title={i18n.t(`accountVerify.step.${step}`)}
                text={i18n.t(`accountVerify.about.${step}`)}
              />
            ))}
          </Timeline>
          <Button
            variant="primary"
            size="large"
            wide
            href={navigation.href({ route: 'verification' })}
          >
            {i18n.t(isPlayer ? 'accountVerify.continue' : 'accountVerify.signIn')}
          </Button>
        </div>
      </Card>
    </Page>
  );
}

export const view = reactView(AccountVerify);
