import type { VoidAnswer, VoidReason } from '@touchline/contracts/betting';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { voidEvent } from '../api/task-requests.ts';

/** For the dry run, which is recorded nowhere. */
const TRIAL_NOTE = 'dry run';

interface VoidFields {
  readonly reason: VoidReason;
  /** Keys of markets as they are typed; none is the whole event. */
  readonly markets: string;
  readonly note: string;
}

/** Tries what a void of an event would touch while it is filled in, and makes it. */
export function useVoidEvent(options: {
  readonly eventId: string;
  readonly onDone: (answer: VoidAnswer) => void;
}) {
  const { eventId, onDone } = options;
  const [fields, setFields] = useState<VoidFields>({
    reason: 'result-unavailable',
    markets: '',
    note: '',
  });
  const [key] = useState(() => crypto.randomUUID());
  const { reason, note } = fields;
  const keys = fields.markets.split(/[\s,]+/).filter((each) => each !== '');
  const scope = { eventId, ...(keys.length === 0 ? {} : { marketKeys: keys }) };
  const trial = useQuery({
    queryKey: ['void', eventId, keys],
    queryFn: () =>
      voidEvent({
        ...scope,
        reason,
        note: TRIAL_NOTE,
        dryRun: true,
        idempotencyKey: crypto.randomUUID(),
      }),
  });
  const made = useMutation({ mutationFn: voidEvent, onSuccess: onDone });
  // Another scope or reason is another void.
  const idempotencyKey = `${key}:${[reason, ...keys].join(':').slice(0, 60)}`;
  return {
    fields,
    set: (change: Partial<VoidFields>) => setFields((before) => ({ ...before, ...change })),
    /** What the void would touch; undefined while that is not known. */
    trial: trial.data,
    error: made.error ?? trial.error,
    isSending: made.isPending,
    send: () =>
      made.mutate({
        ...scope,
        reason,
        note: note.trim(),
        dryRun: false,
        idempotencyKey: idempotencyKey.replace(/[^\w.:-]/g, '-'),
      }),
  };
}
