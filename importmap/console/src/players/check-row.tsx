import type { IdentityCheck } from '@touchline/contracts/verification';
import { Badge } from '@touchline/ui';
import { useTexts } from '../texts/texts-context.ts';
import styles from './players.module.css';

const TONES = {
  open: 'neutral',
  started: 'neutral',
  checking: 'warning',
  'on-hold': 'warning',
  retry: 'danger',
  passed: 'success',
  failed: 'danger',
} as const;

/** How far the provider's check of a player is, and what the player reads about it. */
export function CheckRow({ check }: { readonly check: IdentityCheck }) {
  const { t } = useTexts();
  const { state = 'open', reasons } = check;
  return (
    <li className={styles.row} data-check={state}>
      <div className={styles.line}>
        <span>{t('verification.check.title')}</span>
        <Badge tone={TONES[state]}>{t(`verification.check.state.${state}`)}</Badge>
      </div>
      {reasons.length > 0 && (
        <p className={styles.muted}>
          {reasons.map((reason) => t(`verification.check.reason.${reason}`)).join(' · ')}
        </p>
      )}
    </li>
  );
}
