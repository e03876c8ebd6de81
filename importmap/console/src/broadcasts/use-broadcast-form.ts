import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { writeBroadcast } from '../api/broadcast-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { useTexts } from '../texts/texts-context.ts';
import {
  type BroadcastDraft,
  broadcastIn,
  type DraftFault,
  emptyDraft,
} from './broadcast-draft.ts';
import { BROADCASTS_KEY } from './use-broadcasts.ts';

/** A broadcast as it is typed, and how it is sent: once, however often its press is repeated. */
export function useBroadcastForm(playerId: string | undefined, defaultLanguage: string) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(() => emptyDraft(playerId));
  const [fault, setFault] = useState<DraftFault>();
  const attempt = useRef({ text: '', key: '' });
  const made = useMutation({
    mutationFn: writeBroadcast,
    onSuccess: () => {
      notify({ tone: 'success', title: t('broadcasts.done') });
      void client.invalidateQueries({ queryKey: [BROADCASTS_KEY] });
      navigate('/messages');
    },
  });
  const change = (fields: Partial<BroadcastDraft>) => {
    setFault(undefined);
    setDraft((now) => ({ ...now, ...fields }));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = broadcastIn(draft, defaultLanguage);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    const text = JSON.stringify(read.body);
    if (attempt.current.text !== text) {
      attempt.current = { text, key: crypto.randomUUID() };
    }
    made.mutate({ key: attempt.current.key, body: read.body });
  }
  return { draft, fault, made, change, submit };
}
