import type { StateDifference } from '@touchline/contracts/releases';
import { Icon, VisuallyHidden } from '@touchline/ui';
import { chevronEndIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import { differenceLines, type DifferenceLine } from './difference-lines.ts';
import styles from './review.module.css';

/** Lines of what was and what is, from top to bottom. */
export function DifferenceList({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  const { t } = useTexts();
  if (lines.length === 0) {
    return <p className={styles.quiet}>{t('difference.same')}</p>;
  }
  return (
    <ul className={styles.differences}>
      {lines.map(({ subject, aspect, from, to }) => (
        <li key={`${subject} ${aspect}`}>
          <span className={styles.subject}>
            <b>{subject}</b> {aspect}
          </span>
          <del className={styles.from}>
            <VisuallyHidden>{t('difference.was')} </VisuallyHidden>
            <bdi>{from}</bdi>
          </del>
          <Icon path={chevronEndIcon} size={16} directional />
          <ins className={styles.to}>
            <VisuallyHidden>{t('difference.is')} </VisuallyHidden>
            <bdi>{to}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  );
}

/** A difference between two states of the environment. */
export function Differences({ differences }: { readonly differences: readonly StateDifference[] }) {
  const texts = useTexts();
  return <DifferenceList lines={differenceLines(differences, texts)} />;
}
