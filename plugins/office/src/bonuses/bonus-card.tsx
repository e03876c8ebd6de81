import type { Bonus } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Card, Money } from '@touchline/ui';
import { ProgressBar } from '@touchline/ui/forms';
import { BetsThatCount } from './bets-that-count.tsx';
import { GiveUp } from './give-up.tsx';
import styles from './bonuses.module.css';

const TONES = { active: 'accent', converted: 'success', ended: 'neutral' } as const;

const DAY = 86_400_000;

/** It expired before enough was wagered, and the rest was returned. */
function isExpired({ state, endedAt, expiresAt, wagered, required }: Bonus): boolean {
  return state === 'ended' && endedAt !== undefined && endedAt >= expiresAt && wagered < required;
}

/** One bonus: what is left of it, how far it is wagered, which bets count and until when. */
export function BonusCard({ bonus }: { readonly bonus: Bonus }) {
  const { i18n } = usePlugin();
  const { id, state, currency, amount, balance, required, wagered } = bonus;
  const money = (minor: number) => i18n.money(minor, currency);
  const isActive = state === 'active';
  return (
    <Card>
      <article className={styles.bonus} data-bonus={id} data-bonus-state={state}>
        <header className={styles.head}>
          <h2 className={styles.amount}>
            <Money text={money(isActive ? balance : amount)} strong />
          </h2>
          <Badge tone={TONES[state]}>
            {i18n.t(isExpired(bonus) ? 'bonuses.state.expired' : `bonuses.state.${state}`)}
          </Badge>
        </header>
        <p className={styles.muted}>
          {isActive
            ? i18n.t('bonuses.of', { amount: money(amount) })
            : i18n.t('bonuses.given', { date: i18n.dateTime(bonus.givenAt, 'date') })}
        </p>
        <ProgressBar label={i18n.t('bonuses.progress')} value={wagered / required} />
        <p>{i18n.t('bonuses.wagered', { wagered: money(wagered), required: money(required) })}</p>
        {isActive ? <Conditions bonus={bonus} /> : undefined}
        {isActive ? <GiveUp bonus={bonus} /> : undefined}
      </article>
    </Card>
  );
}

function Conditions({ bonus }: { readonly bonus: Bonus }) {
  const { clock, i18n } = usePlugin();
  const { givenAt, expiresAt } = bonus;
  // The page's clock may be a moment behind the server's: nothing has more days left than it was given.
  const left = Math.max(0, Math.ceil((expiresAt - Math.max(clock.now(), givenAt)) / DAY));
  return (
    <ul className={styles.conditions}>
      <BetsThatCount {...bonus} />
      <li>
        {i18n.t('bonuses.until', { date: i18n.dateTime(expiresAt, 'date-time') })}
        {' · '}
        {i18n.t('bonuses.daysLeft', { count: left })}
      </li>
    </ul>
  );
}
