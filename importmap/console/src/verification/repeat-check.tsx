import { NoticeBanner } from '@touchline/ui';
import { repeatCheck } from '../api/verification-requests.ts';
import { ReasonedAct } from '../review/reasoned-act.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Has a player do the provider's check again; who was verified by it is not any more. */
export function RepeatCheck({
  playerId,
  onDone,
}: {
  readonly playerId: string;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  return (
    <ReasonedAct
      open={t('verification.repeatOpen')}
      variant="quiet"
      title={t('verification.repeatTitle', { player: playerId })}
      submit={t('verification.repeatSubmit')}
      done={t('verification.repeatDone')}
      act={(reason) => repeatCheck({ playerId, reason })}
      onDone={onDone}
      refusals={{ identity_check_closed: 'verification.repeatClosed' }}
    >
      <NoticeBanner tone="warning" text={t('verification.repeatWarning')} />
    </ReasonedAct>
  );
}
