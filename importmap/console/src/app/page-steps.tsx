import { Button } from '@touchline/ui';
import { useTexts } from '../texts/texts-context.ts';
import styles from './page.module.css';

/** The ways to the newer and the older entries of a list, where there are any; see `usePages`. */
export function PageSteps({
  showNewer,
  showOlder,
}: {
  readonly showNewer: (() => void) | undefined;
  readonly showOlder: (() => void) | undefined;
}) {
  const { t } = useTexts();
  return (
    <div className={styles.steps}>
      {showNewer !== undefined && (
        <Button variant="quiet" onClick={showNewer}>
          {t('frame.newer')}
        </Button>
      )}
      {showOlder !== undefined && (
        <Button variant="quiet" onClick={showOlder}>
          {t('frame.older')}
        </Button>
      )}
    </div>
  );
}
