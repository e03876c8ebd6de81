import { usePlugin } from '@touchline/plugin-api';
import { Button, Card, SectionHeader } from '@touchline/ui';
import { useState } from 'react';
import styles from '../limits/limits.module.css';
import { ClosureDialog } from './closure-dialog.tsx';

/** The way to close one's account. */
export function ClosureCard({ onClosed }: { readonly onClosed: () => void }) {
  const { i18n } = usePlugin();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card>
      <SectionHeader title={i18n.t('closure.title')} />
      <div className={styles.form}>
        <p className={styles.text}>{i18n.t('closure.text')}</p>
        <Button wide onClick={() => setIsAsking(true)}>
          {i18n.t('closure.open')}
        </Button>
      </div>
      {isAsking ? (
        <ClosureDialog
          onClose={() => setIsAsking(false)}
          onClosed={() => {
            setIsAsking(false);
            onClosed();
          }}
        />
      ) : undefined}
    </Card>
  );
}
