import { type RouteTarget, usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, Icon, moveFocus } from '@touchline/ui';
import { depositIcon, withdrawIcon } from '@touchline/ui/icons';
import { type RefObject, useEffect, useRef } from 'react';
import { ACCOUNT_GROUPS, type AccountItem, accountItems, SIGN_OUT } from '../menu/account-items.ts';
import { AccountSums } from '../menu/account-sums.tsx';
import { useItemCount } from '../menu/use-item-count.ts';
import { usePressOutside } from './use-press-outside.ts';
import styles from './account-popup.module.css';

const ITEM = '[role="menuitem"]';

const PAYMENTS: readonly { key: string; icon: string; target: RouteTarget }[] = [
  { key: 'deposit', icon: depositIcon, target: { route: 'recharge' } },
  { key: 'withdraw', icon: withdrawIcon, target: { route: 'deduce' } },
];

function Item({ item: { key, icon, target } }: { readonly item: AccountItem }) {
  const { i18n, modals, navigation } = usePlugin();
  const count = useItemCount(key);
  const content = (
    <>
      <Icon path={icon} directional={key === SIGN_OUT.key} />
      <span className={styles.text}>{i18n.t(`menu.${key}`)}</span>
      {count === undefined ? undefined : <Badge>{count}</Badge>}
    </>
  );
  const looks = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;
  return 'modal' in target ? (
    <button {...looks} type="button" onClick={() => void modals.open(target.modal)}>
      {content}
    </button>
  ) : (
    <a {...looks} href={navigation.href(target)}>
      {content}
    </a>
  );
}

function Payments() {
  const { i18n, navigation } = usePlugin();
  return (
    <div role="none" className={styles.payments}>
      {PAYMENTS.map(({ key, icon, target }) => (
        <a
          key={key}
          role="menuitem"
          tabIndex={-1}
          className={styles.payment}
          href={navigation.href(target)}
        >
          <Icon path={icon} />
          {i18n.t(key)}
        </a>
      ))}
    </div>
  );
}

/** The opened menu of the account: money, bets, limits, settings, the way out. */
export function AccountPopup({
  id,
  label,
  focus,
  button,
  onClose,
}: {
  readonly id: string;
  readonly label: string;
  /** The item that has the focus first. */
  readonly focus: 'first' | 'last';
  /** What opened the menu: it has the focus again afterwards, and its press is its own. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}) {
  const { config, i18n, navigation, session } = usePlugin();
  const flags = useStore(config.core, (core) => core.flags);
  const userId = useStore(session.state, (state) => state.userId);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = popup.current?.querySelectorAll<HTMLElement>(ITEM);
    items?.[focus === 'first' ? 0 : items.length - 1]?.focus();
  }, [focus]);
  usePressOutside([popup, button], onClose);
  const close = () => {
    button.current?.focus();
    onClose();
  };
  return (
    <div ref={popup} className={styles.popup}>
      <p className={styles.player}>{i18n.t('playerId', { id: userId ?? '…' })}</p>
      <AccountSums />
      {/* Presses of its items bubble up to it; the keys are those of a menu. */}
      <div
        role="menu"
        // The popup scrolls where it is higher than the window: its content can be reached by the keyboard.
        tabIndex={0}
        id={id}
        aria-label={label}
        onClick={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Tab') {
            close();
          }
          moveFocus(event, ITEM);
        }}
      >
        <Payments />
        {ACCOUNT_GROUPS.flatMap((group) => accountItems(group, navigation, flags)).map((item) => (
          <Item key={item.key} item={item} />
        ))}
        <Item item={SIGN_OUT} />
      </div>
    </div>
  );
}
