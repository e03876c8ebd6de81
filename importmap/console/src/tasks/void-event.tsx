import type { VoidAnswer, VoidReason } from '@touchline/contracts/betting';
import type { OperatorTask } from '@touchline/contracts/operator';
import { currencyCode, formatMoney, minorUnits } from '@touchline/domain/money';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type CallError, refusal } from '../api/call.ts';
import { voidEvent } from '../api/task-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { VoidReasonField } from '../review/void-reason-field.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** For the dry run, which is recorded nowhere. */
const TRIAL_NOTE = 'dry run';

/** What a void touches, in words. */
function Touched({ answer }: { readonly answer: VoidAnswer }) {
  const { t, number, language } = useTexts();
  const shown = (amount: number, currency: string) =>
    formatMoney({ amount: minorUnits(amount), currency: currencyCode(currency), locale: language });
  return (
    <ul>
      <li>{t('void.bets', { bets: number(answer.bets), legs: number(answer.legs) })}</li>
      {answer.money.map(({ currency, openBets, settledBets, stake, paid }) => (
        <li key={currency}>
          {t('void.money', {
            open: number(openBets),
            settled: number(settledBets),
            stake: shown(stake, currency),
            paid: shown(paid, currency),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Voids an event or some of its markets, after a dry run that says what it would touch. */
export function VoidEvent(props: {
  readonly task: OperatorTask;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { task, onClose, onDone } = props;
  const { t, number } = useTexts();
  const notify = useNotify();
  const eventId = task.subject.replace(/^event:/, '');
  const [reason, setReason] = useState<VoidReason>('result-unavailable');
  const [markets, setMarkets] = useState('');
  const [note, setNote] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<CallError>();
  const keys = markets.split(/[\s,]+/).filter((each) => each !== '');
  const scope = { eventId, ...(keys.length === 0 ? {} : { marketKeys: keys }) };
  const trial = useLoaded({
    key: `void ${eventId} ${keys.join()}`,
    load: () =>
      voidEvent({
        ...scope,
        reason,
        note: TRIAL_NOTE,
        dryRun: true,
        idempotencyKey: crypto.randomUUID(),
      }),
  });

  async function send() {
    setSending(true);
    setError(undefined);
    try {
      const { bets, refused } = await voidEvent({
        ...scope,
        reason,
        note: note.trim(),
        dryRun: false,
        // Another scope or reason is another void.
        idempotencyKey: `${key}:${[reason, ...keys].join(':').slice(0, 60)}`.replace(
          /[^\w.:-]/g,
          '-',
        ),
      });
      notify({
        tone: refused.length > 0 ? 'warning' : 'success',
        title: t('void.done', { bets: number(bets - refused.length) }),
        ...(refused.length > 0 ? { text: t('void.refused', { bets: refused.join(', ') }) } : {}),
      });
      onDone();
    } catch (cause) {
      setError(refusal(cause));
      setSending(false);
    }
  }

  return (
    <ReasonDialog
      title={t('void.title', { event: String(task.detail['event'] ?? task.subject) })}
      submitText={t('void.submit')}
      busy={isSending}
      disabled={trial.value === undefined}
      reason={note}
      onReason={setNote}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <VoidReasonField value={reason} onChange={setReason} />
      <TextField
        label={t('void.markets')}
        hint={t('void.marketsHint')}
        value={markets}
        onChange={(event) => setMarkets(event.target.value)}
      />
      {trial.value !== undefined && <Touched answer={trial.value} />}
      {(error ?? trial.error) !== undefined && (
        <NoticeBanner tone="danger" text={(error ?? trial.error)?.message ?? ''} />
      )}
    </ReasonDialog>
  );
}
