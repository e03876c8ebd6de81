import { type OperatorSupportRequest, SUPPORT_STATUSES } from '@touchline/contracts/support';
import { useState } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { useNotify } from '../app/notices.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { RequestFacts } from './request-facts.tsx';
import lists from '../list/list.module.css';
import styles from './support.module.css';
import { useSupport } from './use-support.ts';

/** Requests of the queue, each with the way to answer it. */
function RequestList({
  requests,
  onAnswer,
}: {
  readonly requests: readonly OperatorSupportRequest[];
  readonly onAnswer: (request: OperatorSupportRequest) => void;
}) {
  const { t } = useTexts();
  return (
    <ul className={lists.list}>
      {requests.map((request) => (
        <li key={request.id} className={lists.entry} data-request={request.id}>
          <RequestFacts request={request} />
          <div className={styles.actions}>
            <PlayerLink playerId={request.playerId} />
            <Button size="small" onClick={() => onAnswer(request)}>
              {t('support.answer')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What players write to Support: the queue by status, and answers. */
export function SupportView() {
  const { t } = useTexts();
  const notify = useNotify();
  const { loaded, status, choose, reload } = useSupport();
  const [answered, setAnswered] = useState<OperatorSupportRequest>();
  const { requests = [], count = 0 } = loaded.data ?? {};
  const close = () => {
    setAnswered(undefined);
    // Somebody else may have answered, or the player written.
    reload();
  };
  return (
    <Page
      title={t('support.title')}
      text={t('support.text')}
      actions={SUPPORT_STATUSES.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === status ? 'secondary' : 'quiet'}
          aria-pressed={each === status}
          onClick={() => choose(each)}
        >
          {t(`support.status.${each}`)}
        </Button>
      ))}
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && (
        <p className={styles.muted}>
          {count > requests.length
            ? t('support.more', { shown: requests.length, count })
            : t('support.count', { count })}
        </p>
      )}
      {loaded.data !== undefined && count === 0 && (
        <EmptyState path={helpIcon} title={t(`support.none.${status}`)} />
      )}
      <RequestList requests={requests} onAnswer={setAnswered} />
      {answered !== undefined && (
        <AnswerDialog
          request={answered}
          onClose={close}
          onDone={() => {
            notify({ tone: 'success', title: t('support.done') });
            close();
          }}
        />
      )}
    </Page>
  );
}
