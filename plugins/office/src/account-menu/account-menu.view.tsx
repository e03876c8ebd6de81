import { reactView, usePlugin } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { userIcon } from '@touchline/ui/icons';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import styles from './account-menu.module.css';

const AccountPopup = lazy(async () => ({
  default: (await import('./account-popup.tsx')).AccountPopup,
}));

/**
 * The account on a wide page, where no bottom navigation leads to it: a menu button (WAI-ARIA APG).
 * Its menu is loaded when it is first opened.
 */
function AccountMenu() {
  const { i18n } = usePlugin();
  const [opened, setOpened] = useState<'first' | 'last'>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const label = i18n.t('title.office');
  return (
    <div className={styles.place}>
      <IconButton
        ref={button}
        label={label}
        path={userIcon}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-controls={opened === undefined ? undefined : id}
        onClick={() => setOpened(opened === undefined ? 'first' : undefined)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
          }
        }}
      />
      {opened === undefined ? undefined : (
        <Suspense>
          <AccountPopup
            id={id}
            label={label}
            focus={opened}
            button={button}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

export const view = reactView(AccountMenu);
