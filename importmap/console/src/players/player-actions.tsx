import { useState } from 'react';
import { Button } from '@touchline/ui';
import { ViewLink } from '../app/address.tsx';
import { useNotify } from '../app/notices.tsx';
import { AskQuestion } from '../protection/ask-question.tsx';
import { ExcludePlayer } from '../protection/exclude-player.tsx';
import { ResetTwoFactor } from '../protection/reset-two-factor.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './players.module.css';

/** What can be done about a player as a whole. */
export function PlayerActions({
  playerId,
  onChanged,
}: {
  readonly playerId: string;
  readonly onChanged: () => void;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const [isExcluding, setExcluding] = useState(false);
  return (
    <>
      <ViewLink path="/players" className={styles.link}>
        {t('players.back')}
      </ViewLink>
      <May permission="messages.write">
        <ViewLink path={`/messages/new/${playerId}`} className={styles.link}>
          {t('broadcasts.write')}
        </ViewLink>
      </May>
      <May permission="players.ask-question">
        <AskQuestion playerId={playerId} />
      </May>
      <May permission="players.reset-two-factor">
        <ResetTwoFactor playerId={playerId} />
      </May>
      <May permission="protection.exclude">
        <Button size="small" onClick={() => setExcluding(true)}>
          {t('protection.exclude.open')}
        </Button>
      </May>
      {isExcluding && (
        <ExcludePlayer
          playerId={playerId}
          onClose={() => setExcluding(false)}
          onDone={() => {
            setExcluding(false);
            notify({ tone: 'success', title: t('protection.exclude.done') });
            onChanged();
          }}
        />
      )}
    </>
  );
}
