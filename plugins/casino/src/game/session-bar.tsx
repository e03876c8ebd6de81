import type { GameSessionAnswer } from '@touchline/contracts/casino';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import styles from './game.module.css';

const SECOND = 1_000;

function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND));
  return [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** The time, and for how long the session has run; both by the server's clock, every second. */
function SessionClock({ openedAt }: { readonly openedAt: number }) {
  const { clock, i18n } = usePlugin();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(SECOND, () => setNow(clock.now())), [clock]);
  return (
    <>
      <div>
        <dt>{i18n.t('game.time')}</dt>
        <dd>{i18n.dateTime(now, 'time')}</dd>
      </div>
      <div>
        <dt>{i18n.t('game.played')}</dt>
        <dd data-elapsed>{elapsedText(now - openedAt)}</dd>
      </div>
    </>
  );
}

/** Balance, net position and time, always in sight while money is played with. */
export function SessionBar({ session }: { readonly session: GameSessionAnswer }) {
  const { i18n } = usePlugin();
  const { currency, balance, staked, won, openedAt } = session;
  return (
    <dl className={styles.bar}>
      <div>
        <dt>{i18n.t('game.balance')}</dt>
        <dd data-balance={balance}>{i18n.money(balance, currency)}</dd>
      </div>
      <div>
        <dt>{i18n.t('game.net')}</dt>
        <dd data-net={won - staked}>{i18n.money(won - staked, currency)}</dd>
      </div>
      <SessionClock openedAt={openedAt} />
    </dl>
  );
}
