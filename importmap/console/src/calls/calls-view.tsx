import { CALL_QUEUES, type OperatorCall } from '@touchline/contracts/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { phoneIcon } from '@touchline/ui/icons';
import { takeCall } from '../api/calls.ts';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import lists from '../list/list.module.css';
import { PlayerLink } from '../players/player-link.tsx';
import { useOperator } from '../session/operator-context.ts';
import styles from '../support/support.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { CallFacts } from './call-facts.tsx';
import { EndDialog } from './end-dialog.tsx';
import { useCalls } from './use-calls.ts';

/** Calls of the queue, each with what the operator may do with it. */
function CallList({
  calls,
  busyId,
  onTake,
  onEnd,
}: {
  readonly calls: readonly OperatorCall[];
  readonly busyId: string | undefined;
  readonly onTake: (id: string) => void;
  readonly onEnd: (call: OperatorCall) => void;
}) {
  const { t } = useTexts();
  const { name } = useOperator();
  return (
    <ul className={lists.list}>
      {calls.map((call) => (
        <li key={call.id} className={lists.entry} data-call={call.id}>
          <CallFacts call={call} />
          <div className={styles.actions}>
            <PlayerLink playerId={call.playerId} />
            {call.status === 'waiting' && call.takenBy === undefined && (
              <Button size="small" busy={busyId === call.id} onClick={() => onTake(call.id)}>
                {t('calls.take')}
              </Button>
            )}
            {call.takenBy === name && (
              <Button size="small" variant="primary" onClick={() => onEnd(call)}>
                {t('calls.ended')}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Calls that players have requested: the queue, taking one, and how it ended. */
export function CallsView() {
  const { t } = useTexts();
  const notify = useNotify();
  const { loaded, queue, choose, reload } = useCalls();
  const [ended, setEnded] = useState<OperatorCall>();
  // Also after a refusal: another operator may have taken it.
  const taken = useMutation({ mutationFn: takeCall, onSettled: reload });
  const { calls = [], count = 0 } = loaded.data ?? {};
  const close = () => {
    setEnded(undefined);
    reload();
  };
  return (
    <Page
      title={t('calls.title')}
      text={t('calls.text')}
      actions={CALL_QUEUES.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === queue ? 'secondary' : 'quiet'}
          aria-pressed={each === queue}
          onClick={() => choose(each)}
        >
          {t(`calls.queue.${each}`)}
        </Button>
      ))}
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {taken.error !== null && (
        <NoticeBanner
          tone="danger"
          text={
            taken.error.code === 'call_taken' || taken.error.code === 'call_over'
              ? t('calls.gone')
              : `${taken.error.message} (${taken.error.code})`
          }
        />
      )}
      {loaded.data !== undefined && (
        <p className={styles.muted}>
          {count > calls.length
            ? t('support.more', { shown: calls.length, count })
            : t('calls.count', { count })}
        </p>
      )}
      {loaded.data !== undefined && count === 0 && (
        <EmptyState path={phoneIcon} title={t(`calls.none.${queue}`)} />
      )}
      <CallList
        calls={calls}
        busyId={taken.isPending ? taken.variables : undefined}
        onTake={taken.mutate}
        onEnd={setEnded}
      />
      {ended !== undefined && (
        <EndDialog
          call={ended}
          onClose={close}
          onDone={() => {
            notify({ tone: 'success', title: t('calls.done') });
            close();
          }}
        />
      )}
    </Page>
  );
}
