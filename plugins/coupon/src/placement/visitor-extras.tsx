import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { EarnedBonuses } from '../compose/bonuses.tsx';
import type { Composition } from '../compose/use-composition.ts';
import styles from './placement.module.css';

/** What a slip earns, what becomes of it without an account, and the way to one. */
export function VisitorExtras({ composition }: { readonly composition: Composition }) {
  const { i18n, navigation } = usePlugin();
  return (
    <>
      <EarnedBonuses composition={composition} />
      <p className={styles.muted}>{i18n.t('signInHint')}</p>
      <Button wide href={navigation.href({ route: 'registration' })}>
        {i18n.t('register')}
      </Button>
    </>
  );
}
