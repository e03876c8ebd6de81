import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { excludePlayer } from '../api/protection-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';

const ENDLESS = 'endless';
const TERMS = ['1', '7', '30', '184', '366', '1827', ENDLESS] as const;

/** Excludes a player, at their request or to protect them. */
export function ExcludePlayer({
  playerId,
  onClose,
  onDone,
}: {
  readonly playerId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [term, setTerm] = useState<string>('184');
  const [reason, setReason] = useState('');
  const made = useMutation({ mutationFn: excludePlayer, onSuccess: onDone });
  return (
    <ReasonDialog
      title={t('protection.exclude.title')}
      submitText={t('protection.exclude.submit')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={() =>
        made.mutate({
          playerId,
          reason: reason.trim(),
          ...(term === ENDLESS ? {} : { days: Number(term) }),
        })
      }
    >
      <p>{t('protection.exclude.text', { player: playerId })}</p>
      <SelectField
        label={t('protection.exclude.term')}
        options={TERMS.map((value) => ({ value, text: t(`protection.terms.${value}`) }))}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {made.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            made.error.code === 'validation_failed'
              ? t('protection.exclude.shorter')
              : `${made.error.message} (${made.error.code})`
          }
        />
      )}
    </ReasonDialog>
  );
}
