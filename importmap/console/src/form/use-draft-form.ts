import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../app/notices.tsx';

interface DraftFormOptions<Draft, Fault, Body, Answer> {
  readonly initial: () => Draft;
  /**
   * What a draft says, or what is wrong with it.
   * @param now the moment of its first press, ms since epoch: the same when it is sent again
   */
  readonly read: (draft: Draft, now: number) => { readonly body: Body } | { readonly fault: Fault };
  /** Sends it; the same draft has the same key, so that it happens once. */
  readonly send: (command: { readonly key: string; readonly body: Body }) => Promise<Answer>;
  readonly doneText: (answer: Answer) => string;
  /** The list that has it then: its key in the cache of requests, and its path. */
  readonly list: { readonly key: string; readonly path: string };
}

/** Something as it is typed, and how it is sent: once, however often its press is repeated. */
export function useDraftForm<Draft extends object, Fault, Body, Answer>({
  initial,
  read,
  send,
  doneText,
  list,
}: DraftFormOptions<Draft, Fault, Body, Answer>) {
  const notify = useNotify();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<Fault>();
  const attempt = useRef({ typed: '', key: '', now: 0 });
  const made = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      notify({ tone: 'success', title: doneText(answer) });
      void client.invalidateQueries({ queryKey: [list.key] });
      navigate(list.path);
    },
  });
  const change = (fields: Partial<Draft>) => {
    setFault(undefined);
    setDraft((now) => ({ ...now, ...fields }));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = JSON.stringify(draft);
    if (attempt.current.typed !== typed) {
      attempt.current = { typed, key: crypto.randomUUID(), now: Date.now() };
    }
    const { key, now } = attempt.current;
    const said = read(draft, now);
    if ('fault' in said) {
      setFault(said.fault);
    } else {
      made.mutate({ key, body: said.body });
    }
  }
  return { draft, fault, made, change, submit };
}
