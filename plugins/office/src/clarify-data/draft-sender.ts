import type { Clock, Disposer } from '@touchline/plugin-api';

/** After the last key, ms: what is typed is not sent letter by letter. */
const AFTER_TYPING = 700;

/** Sends a draft to the server in the order in which it was typed, the newest one last. */
export interface DraftSender<Draft> {
  /** Sends it a moment after the last change, once what is under way has arrived. */
  readonly change: (draft: Draft) => void;
  /** Sends now what was not sent yet: the page or the view is being left. */
  readonly leave: () => void;
  /** What was not sent yet is not needed any more. */
  readonly discard: () => void;
}

/** Makes the sender of one draft; what could not be sent goes with the next change, or on leaving. */
export function createDraftSender<Draft>({
  clock,
  send,
  onFailure,
}: {
  readonly clock: Pick<Clock, 'after'>;
  /** Resolves when the server has it. It must outlive the page, which may be left while a draft is under way. */
  readonly send: (draft: Draft) => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
}): DraftSender<Draft> {
  let unsent: { readonly draft: Draft } | undefined;
  let isSending = false;
  let cancel: Disposer = () => undefined;

  const take = (): { readonly draft: Draft } | undefined => {
    cancel();
    const taken = unsent;
    unsent = undefined;
    return taken;
  };
  const sendInTurn = async () => {
    const taken = isSending ? undefined : take();
    if (taken === undefined) {
      return;
    }
    isSending = true;
    const isSent = await send(taken.draft).then(
      () => true,
      (error: unknown) => {
        onFailure(error);
        return false;
      },
    );
    isSending = false;
    if (isSent) {
      await sendInTurn();
    } else {
      unsent ??= taken;
    }
  };
  return {
    change: (draft) => {
      unsent = { draft };
      cancel();
      cancel = clock.after(AFTER_TYPING, () => void sendInTurn());
    },
    leave: () => {
      const taken = take();
      if (taken !== undefined) {
        send(taken.draft).catch(onFailure);
      }
    },
    discard: () => void take(),
  };
}
