import { Button } from '@touchline/ui';
import { useTexts } from '../texts/texts-context.ts';
import styles from './page.module.css';

/** The ways to the newer and the older entries of a list, where there are any; see `usePages`. */
export function PageSteps({
  showNewer,
  showOlder,
  size,
}: {
  readonly showNewer: (() => void) | undefined;
  readonly showOlder: (() => void) | undefined;
  /** Smaller where they end a block of a page. */
  readonly size?: 'small' | undefined;
}) {
  const { t } = useTexts();
  return showNewer === undefined && showOlder === undefined ? undefined : (
    <div className={styles.steps}>
      {showNewer !== undefined && (
        <Button variant="quiet" size={size} onClick={showNewer}>
          {t('frame.newer')}
        </Button>
      )}
      {showOlder !== undefined && (
        <Button variant="quiet" size={size} onClick={showOlder}>
          {t('frame.older')}
        </Button>
      )}
    </div>
  );
}
