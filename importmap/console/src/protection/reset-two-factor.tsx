import { resetTwoFactor } from '../api/protection-requests.ts';
import { ReasonedAct } from '../review/reasoned-act.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** Lets a player sign in without a code who has lost the app and the recovery codes. */
export function ResetTwoFactor({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts();
  return (
    <ReasonedAct
      open={t('protection.twoFactor.open')}
      variant="quiet"
      title={t('protection.twoFactor.title')}
      submit={t('protection.twoFactor.submit')}
      done={t('protection.twoFactor.done')}
      act={(reason) => resetTwoFactor({ playerId, reason })}
      refusals={{ not_found: 'protection.twoFactor.off' }}
    >
      <p>{t('protection.twoFactor.text', { player: playerId })}</p>
    </ReasonedAct>
  );
}
