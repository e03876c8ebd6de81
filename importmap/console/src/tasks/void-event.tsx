import type { VoidAnswer } from '@touchline/contracts/betting';
import type { OperatorTask } from '@touchline/contracts/operator';
import { currencyCode, formatMoney, minorUnits } from '@touchline/domain/money';
import { NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { VoidReasonField } from '../review/void-reason-field.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { useVoidEvent } from './use-void-event.ts';

/** What a void touches, as text. */
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

/** Voids an event or some of its markets, after a dry run that shows what it would affect. */
export function VoidEvent(props: {
  readonly task: OperatorTask;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { task, onClose, onDone } = props;
  const { t, number } = useTexts();
  const notify = useNotify();
  const { fields, set, trial, error, isSending, send } = useVoidEvent({
    eventId: task.subject.replace(/^event:/, ''),
    onDone: ({ bets, refused }) => {
      notify({
        tone: refused.length > 0 ? 'warning' : 'success',
        title: t('void.done', { bets: number(bets - refused.length) }),
        ...(refused.length > 0 ? { text: t('void.refused', { bets: refused.join(', ') }) } : {}),
      });
      onDone();
    },
  });
  return (
    <ReasonDialog
      title={t('void.title', { event: String(task.detail['event'] ?? task.subject) })}
      submitText={t('void.submit')}
      busy={isSending}
      disabled={trial === undefined}
      reason={fields.note}
      onReason={(note) => set({ note })}
      onClose={onClose}
      onSubmit={send}
    >
      <VoidReasonField value={fields.reason} onChange={(reason) => set({ reason })} />
      <TextField
        label={t('void.markets')}
        hint={t('void.marketsHint')}
        value={fields.markets}
        onChange={(event) => set({ markets: event.target.value })}
      />
      {trial !== undefined && <Touched answer={trial} />}
      {error !== null && <NoticeBanner tone="danger" text={error.message} />}
    </ReasonDialog>
  );
}
