import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { Badge, Icon, IconButton } from '@touchline/ui';
import { logOutIcon, userIcon } from '@touchline/ui/icons';
import { EnvironmentChooser } from '../environment/environment-chooser.tsx';
import { DraftContext } from '../release/draft.ts';
import { useMay, useOperator } from '../session/operator-context.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import { ViewLink } from './address.tsx';
import styles from './frame.module.css';
import { PLACES } from './places.ts';
import { Preferences } from './preferences.tsx';

/** Everything around a view: where one is, where one can go, and the way out. */
export function Frame(props: { readonly children: ReactNode; readonly onSignOut: () => void }) {
  const { t } = useTexts();
  const [location] = useLocation();
  const { steps } = use(DraftContext);
  const may = useMay();
  const { name: operator } = useOperator();
  const here = location.split('/').find((part) => part !== '') ?? 'sections';
  const places = PLACES.filter(({ permission }) => may(permission));
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <p className={styles.brand}>
          Touchline <span>{t('frame.console')}</span>
        </p>
        <EnvironmentChooser />
        <Preferences />
        <ViewLink
          path="/account"
          className={styles.account}
          aria-label={t('account.link', { name: isolate(operator) })}
        >
          <Icon path={userIcon} />
          <bdi className={styles.operator}>{operator}</bdi>
        </ViewLink>
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
            <span className={styles.placeText}>{t(text)}</span>
            {name === 'release' && steps.length > 0 && <Badge tone="accent">{steps.length}</Badge>}
          </ViewLink>
        ))}
      </nav>
      <main className={styles.main}>{props.children}</main>
    </div>
  );
}
