import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { Badge, Icon, IconButton } from '@touchline/ui';
import {
  chartIcon,
  checkCircleIcon,
  checkIcon,
  flashIcon,
  helpIcon,
  historyIcon,
  homeIcon,
  liveIcon,
  logOutIcon,
  mailIcon,
  receiptIcon,
  settingsIcon,
  shieldIcon,
  ticketIcon,
  withdrawIcon,
} from '@touchline/ui/icons';
import { EnvironmentChooser } from '../environment/environment-chooser.tsx';
import { DraftContext } from '../release/draft.ts';
import { type Texts, useTexts } from '../texts/texts-context.ts';
import { ViewLink } from './address.tsx';
import styles from './frame.module.css';
import { Preferences } from './preferences.tsx';

/** The views that the navigation leads to, in order. */
function placesOf(t: Texts['t']) {
  return [
    { name: 'sections', path: '/', icon: homeIcon, text: t('sections.title') },
    { name: 'release', path: '/release', icon: flashIcon, text: t('release.title') },
    { name: 'history', path: '/history', icon: historyIcon, text: t('history.title') },
    { name: 'tasks', path: '/tasks', icon: checkIcon, text: t('tasks.title') },
    { name: 'bets', path: '/bets', icon: ticketIcon, text: t('bets.title') },
    {
      name: 'withdrawals',
      path: '/withdrawals',
      icon: withdrawIcon,
      text: t('withdrawals.title'),
    },
    {
      name: 'verification',
      path: '/verification',
      icon: checkCircleIcon,
      text: t('verification.title'),
    },
    { name: 'support', path: '/support', icon: helpIcon, text: t('support.title') },
    { name: 'messages', path: '/messages', icon: mailIcon, text: t('broadcasts.title') },
    { name: 'protection', path: '/protection', icon: shieldIcon, text: t('protection.title') },
    { name: 'articles', path: '/articles', icon: receiptIcon, text: t('articles.title') },
    { name: 'analytics', path: '/analytics', icon: chartIcon, text: t('analytics.title') },
    { name: 'pages', path: '/pages', icon: liveIcon, text: t('pages.short') },
    {
      name: 'configuration',
      path: '/configuration',
      icon: settingsIcon,
      text: t('configuration.title'),
    },
  ];
}

/** Everything around a view: where one is, where one can go, and the way out. */
export function Frame(props: { readonly children: ReactNode; readonly onSignOut: () => void }) {
  const { t } = useTexts();
  const [location] = useLocation();
  const { steps } = use(DraftContext);
  const here = location.split('/').find((part) => part !== '') ?? 'sections';
  const places = placesOf(t);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.brand}>
          Touchline <span>{t('frame.console')}</span>
        </p>
        <EnvironmentChooser />
        <Preferences />
        <IconButton label={t('session.signOut')} path={logOutIcon} onClick={props.onSignOut} />
      </header>
      <nav className={styles.nav} aria-label={t('frame.navigation')}>
        {places.map(({ name, path, icon, text }) => (
          <ViewLink
            key={name}
            path={path}
            className={styles.place}
            aria-current={name === here ? 'page' : undefined}
          >
            <Icon path={icon} />
            <span className={styles.placeText}>{text}</span>
            {name === 'release' && steps.length > 0 && <Badge tone="accent">{steps.length}</Badge>}
          </ViewLink>
        ))}
      </nav>
      <main className={styles.main}>{props.children}</main>
    </div>
  );
}
