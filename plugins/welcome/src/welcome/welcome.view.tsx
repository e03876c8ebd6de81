import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, EventCardSkeleton, Icon } from '@touchline/ui';
import { ListRow, Menu, Sheet } from '@touchline/ui/forms';
import { depositIcon, shieldIcon, userIcon } from '@touchline/ui/icons';
import { emailResource, phoneResource } from './contact.resource.ts';
import { type NextStep, nextSteps } from './next-steps.ts';
import styles from './welcome.module.css';

const ICONS: Readonly<Record<NextStep['key'], string>> = {
  email: userIcon,
  phone: userIcon,
  deposit: depositIcon,
  limit: shieldIcon,
};

/** The steps that the release has pages for; undefined while they are not known. */
function useNextSteps(): readonly NextStep[] | undefined {
  const { keys, navigation } = usePlugin();
  const email = useResource(emailResource, {});
  const phone = useResource(phoneResource, {});
  if (email.status === 'loading' || phone.status === 'loading') {
    return undefined;
  }
  return nextSteps({
    email: email.data ?? { email: '', isActivated: true },
    phone: phone.data ?? { isBound: true },
    hasDeposit: keys.get('user.hasDeposit') === true,
  }).filter(({ route }) => navigation.has(route));
}

/** Greets a new player with what to do next. */
function Welcome() {
  const { config, i18n, modals, navigation } = usePlugin();
  const brand = useStore(config.core, (core) => core.brand);
  const steps = useNextSteps();
  const go = (route: string) => void modals.close().then(() => navigation.go({ route }));
  const [first] = steps ?? [];
  return (
    <Sheet
      open
      title={i18n.t('welcome.title', { brand })}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button onClick={() => void modals.close()}>{i18n.t('welcome.later')}</Button>
          {first && (
            <Button variant="primary" onClick={() => go(first.route)}>
              {i18n.t(`welcome.${first.key}`)}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{i18n.t('welcome.text')}</p>
      {steps === undefined ? (
        <EventCardSkeleton count={3} label={i18n.t('loading')} />
      ) : (
        <Menu label={i18n.t('welcome.steps')}>
          {steps.map(({ key, route }) => (
            <ListRow
              key={key}
              icon={<Icon path={ICONS[key]} size={24} />}
              title={i18n.t(`welcome.${key}`)}
              text={i18n.t(`welcome.${key}Text`)}
              onClick={() => go(route)}
            />
          ))}
        </Menu>
      )}
    </Sheet>
  );
}

export const view = reactView(Welcome);
