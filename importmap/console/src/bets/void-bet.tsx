import type { OperatorBet, VoidReason } from '@touchline/contracts/betting';
import { currencyCode, formatMoney, minorUnits } from '@touchline/domain/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { voidBet } from '../api/bet-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { VoidReasonField } from '../review/void-reason-field.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BetFacts } from './bet-facts.tsx';

/** Voids a single bet, for a reason that the player reads and a note for the audit log. */
export function VoidBet(props: {
  readonly bet: OperatorBet;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { bet, onClose, onDone } = props;
  const { t, language } = useTexts();
  const notify = useNotify();
  const [reason, setReason] = useState<VoidReason>('price-error');
  const [note, setNote] = useState('');
  const made = useMutation({
    mutationFn: voidBet,
    onSuccess: ({ payout }) => {
      const amount = minorUnits(payout);
      const currency = currencyCode(bet.currency);
      notify({
        tone: 'success',
        title: t('bets.voided', {
          bet: bet.id,
          amount: formatMoney({ amount, currency, locale: language }),
        }),
      });
      onDone();
    },
  });

  return (
    <ReasonDialog
      title={t('bets.voidTitle', { bet: bet.id })}
      submitText={t('bets.voidSubmit')}
      busy={made.isPending}
      reason={note}
      onReason={setNote}
      onClose={onClose}
      onSubmit={() => made.mutate({ betId: bet.id, reason, note: note.trim() })}
    >
      <p>{t(bet.status === 'open' ? 'bets.voidOpen' : 'bets.voidSettled')}</p>
      <BetFacts bet={bet} />
      <VoidReasonField value={reason} onChange={setReason} />
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
