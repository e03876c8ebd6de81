import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps, NoticeBanner } from '@touchline/ui';
import type { CallError } from '../api/call.ts';
import { useNotify } from '../app/notices.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReasonedActProps {
  /** The button that opens the dialog. */
  readonly open: string;
  readonly variant?: ButtonProps['variant'];
  readonly title: string;
  readonly submit: string;
  /** Said when it is done. */
  readonly done: string;
  readonly act: (reason: string) => Promise<unknown>;
  readonly onDone?: (() => void) | undefined;
  /** What a refusal of this code means here, by the key of its text. */
  readonly refusals?: Readonly<Record<string, string>> | undefined;
  /** What the dialog says before the reason. */
  readonly children: ReactNode;
}

/** Something that is done to one player, at once and for a reason. */
export function ReasonedAct(props: ReasonedActProps) {
  const { open, variant, title, submit, done, act, onDone, refusals, children } = props;
  const { t } = useTexts();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const made = useMutation<unknown, CallError, string>({
    mutationFn: act,
    onSuccess: () => {
      setOpen(false);
      setReason('');
      notify({ tone: 'success', title: done });
      onDone?.();
    },
  });
  const refusal = made.error === null ? undefined : refusals?.[made.error.code];
  return (
    <>
      <Button size="small" variant={variant} onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={title}
          submitText={submit}
          busy={made.isPending}
          reason={reason}
          onReason={setReason}
          onClose={() => {
            setOpen(false);
            made.reset();
          }}
          onSubmit={() => made.mutate(reason.trim())}
        >
          {children}
          {made.error !== null && (
            <NoticeBanner
              tone="danger"
              text={
                refusal === undefined ? `${made.error.message} (${made.error.code})` : t(refusal)
              }
            />
          )}
        </ReasonDialog>
      )}
    </>
  );
}
