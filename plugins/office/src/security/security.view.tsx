import {
  accountSecurity,
  SECURITY_STEPS,
  type SecurityStep,
  type StepState,
} from '@touchline/domain/player';
import type { SecurityAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Card, Icon, SectionHeader } from '@touchline/ui';
import { ListRow, Menu, ProgressBar } from '@touchline/ui/forms';
import {
  checkCircleIcon,
  helpIcon,
  mailIcon,
  qrCodeIcon,
  shieldIcon,
  userIcon,
} from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from '../account/account.module.css';
import { Passkeys } from '../passkeys/passkeys.tsx';
import { SecureAccount } from '../secure-account/secure-account.tsx';
import { securityResource } from './security.resource.ts';
import { stepRoute } from './step-route.ts';

const TONES = {
  bad: 'danger',
  normal: 'warning',
  good: 'accent',
  full: 'success',
  none: 'neutral',
} as const;

const STEP_BADGES = {
  done: { tone: 'success', text: 'security.isDone' },
  weak: { tone: 'warning', text: 'security.isWeak' },
  open: { tone: 'warning', text: 'security.isOpen' },
} as const;

/** Whether a step has been taken. */
function StepBadge({ state }: { readonly state: StepState }) {
  const { i18n } = usePlugin();
  const { tone, text } = STEP_BADGES[state];
  return <Badge tone={tone}>{i18n.t(text)}</Badge>;
}

/** Whether a passkey is all there is: without codes it leaves the password as it is. */
function isPasskeyOnly(step: SecurityStep, { twoFactorKinds, passkeys }: SecurityAnswer): boolean {
  return step === 'twoFactor' && twoFactorKinds.length === 0 && passkeys > 0;
}

function Protection({ facts }: { readonly facts: SecurityAnswer }) {
  const { clock, i18n, navigation } = usePlugin();
  const { level, status, steps } = accountSecurity(facts, clock.now());
  return (
    <>
      <Card>
        <div className={styles.form}>
          <SectionHeader
            title={i18n.t('security.level')}
            action={<Badge tone={TONES[status]}>{i18n.t(`security.status.${status}`)}</Badge>}
          />
          <ProgressBar value={level / 100} label={i18n.t('security.level')} />
          <p className={styles.muted}>{i18n.t(`security.advice.${status}`)}</p>
        </div>
      </Card>
      <Menu label={i18n.t('security.steps')}>
        {SECURITY_STEPS.map((step) => {
          const route = stepRoute(step, facts);
          return (
            <ListRow
              key={step}
              title={i18n.t(`security.step.${step}`)}
              text={
                isPasskeyOnly(step, facts)
                  ? i18n.t('security.passkeyOnly')
                  : i18n.t(`security.${steps[step]}.${step}`)
              }
              end={<StepBadge state={steps[step]} />}
              href={route === undefined ? undefined : navigation.href({ route })}
            />
          );
        })}
      </Menu>
    </>
  );
}

/** How well the account is protected, and the pages that protect it better. */
function Security() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(securityResource, {});
  return (
    <Page
      title={i18n.t('title.security')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <Protection facts={answer.data} />
      )}
      <Passkeys />
      <SecureAccount />
      <Menu label={i18n.t('security.more')}>
        <ListRow
          icon={<Icon path={mailIcon} />}
          title={i18n.t('title.securityAuthByEmail')}
          text={i18n.t('security.messages')}
          href={navigation.href({ route: 'securityAuthByEmail' })}
        />
        <ListRow
          icon={<Icon path={helpIcon} />}
          title={i18n.t('title.securityQuestion')}
          text={i18n.t('security.question')}
          href={navigation.href({ route: 'securityQuestion' })}
        />
        <ListRow
          icon={<Icon path={userIcon} />}
          title={i18n.t('title.changeLogin')}
          text={i18n.t('security.logins')}
          href={navigation.href({ route: 'changeLogin' })}
        />
        <ListRow
          icon={<Icon path={qrCodeIcon} />}
          title={i18n.t('title.qrLogin')}
          text={i18n.t('security.qrLogin')}
          href={navigation.href({ route: 'qrLogin' })}
        />
        <ListRow
          icon={<Icon path={shieldIcon} />}
          title={i18n.t('title.sessionHistory')}
          text={i18n.t('security.sessions')}
          href={navigation.href({ route: 'sessionHistory' })}
        />
        <ListRow
          icon={<Icon path={checkCircleIcon} />}
          title={i18n.t('title.verification')}
          text={i18n.t('security.verification')}
          href={navigation.href({ route: 'verification' })}
        />
      </Menu>
    </Page>
  );
}

export const view = reactView(Security);
