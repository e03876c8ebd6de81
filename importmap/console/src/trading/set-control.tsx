import { useMutation } from '@tanstack/react-query';
import type { ControlKind } from '@touchline/domain/trading';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import type { CallError } from '../api/call.ts';
import { setControl } from '../api/trading-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { percentBounds, percentOf, valueIn } from './control-text.ts';
import { useReloadTrading } from './use-trading.ts';

/** The percentage of a decision, with its bounds. */
function PercentField(props: {
  readonly kind: Exclude<ControlKind, 'suspension'>;
  readonly percent: string;
  readonly isWrong: boolean;
  readonly onPercent: (percent: string) => void;
}) {
  const { kind, percent, isWrong, onPercent } = props;
  const { t, number } = useTexts();
  const { least, most } = percentBounds(kind);
  const bounds = { least: number(least), most: number(most) };
  return (
    <TextField
      label={t(`trading.percent.${kind}`)}
      hint={t(`trading.hint.${kind}`, bounds)}
      error={isWrong ? t('trading.percentInvalid', bounds) : undefined}
      inputMode="text"
      dir="ltr"
      maxLength={8}
      autoComplete="off"
      value={percent}
      onChange={({ target }) => onPercent(target.value)}
    />
  );
}

/** Decides something about a scope, for a reason. */
export function SetControl(props: {
  readonly kind: ControlKind;
  readonly scope: string;
  readonly label: string;
  readonly before: number | undefined;
  readonly onClose: () => void;
}) {
  const { kind, scope, label, before, onClose } = props;
  const { t } = useTexts();
  const notify = useNotify();
  const reload = useReloadTrading();
  const [reason, setReason] = useState('');
  const [percent, setPercent] = useState(before === undefined ? '' : percentOf(before));
  const [isTried, setTried] = useState(false);
  const value = kind === 'suspension' ? undefined : valueIn(kind, percent);
  const made = useMutation<unknown, CallError, Parameters<typeof setControl>[0]>({
    mutationFn: setControl,
    onSuccess: () => {
      notify({ tone: 'success', title: t('trading.saved') });
      reload();
      onClose();
    },
  });
  function submit(): void {
    setTried(true);
    if (kind === 'suspension' || value !== undefined) {
      made.mutate({ kind, scope, reason: reason.trim(), ...(value !== undefined && { value }) });
    }
  }
  return (
    <ReasonDialog
      title={t(`trading.set.${kind}`)}
      submitText={t(`trading.submit.${kind}`)}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <bdi>{label}</bdi>
      </p>
      <p>{t(`trading.effect.${kind}`)}</p>
      {kind !== 'suspension' && (
        <PercentField
          kind={kind}
          percent={percent}
          isWrong={isTried && value === undefined}
          onPercent={setPercent}
        />
      )}
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
