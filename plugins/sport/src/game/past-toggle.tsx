import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { lazy, Suspense, useId, useState } from 'react';
import styles from './game.module.css';

const MatchPast = lazy(async () => ({
  default: (await import('../statistics/match-past.tsx')).MatchPast,
}));

/** Opens what went before the match; its code and its data are loaded with the first press. */
export function PastToggle({ eventId }: { readonly eventId: number }) {
  const { i18n } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.past}>
      <Button
        wide
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {i18n.t('game.past')}
      </Button>
      {isOpen ? (
        <div id={id}>
          <Suspense fallback={<output aria-label={i18n.t('loading')} />}>
            <MatchPast eventId={eventId} />
          </Suspense>
        </div>
      ) : undefined}
    </div>
  );
}
