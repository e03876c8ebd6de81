import type { OperatorTask } from '@touchline/contracts/operator';
import { useState } from 'react';
import { Button, EmptyState, Skeleton } from '@touchline/ui';
import { checkIcon } from '@touchline/ui/icons';
import { readTasks } from '../api/task-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Failure } from '../app/failure.tsx';
import { Page } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { CloseTask } from './close-task.tsx';
import { TaskFacts } from './task-facts.tsx';
import { VoidEvent } from './void-event.tsx';
import styles from './tasks.module.css';

const EVERY_MS = 15_000;
const STATES = ['open', 'closed'] as const;

type Act = { readonly task: OperatorTask; readonly kind: 'close' | 'void' };

/** What only a person can decide: open tasks with what can be done about them, and closed ones. */
export function TasksView() {
  const { t } = useTexts();
  const [state, setState] = useState<OperatorTask['state']>('open');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [act, setAct] = useState<Act>();
  const cursor = cursors.at(-1);
  const loaded = useLoaded({
    key: `tasks ${state} ${cursor ?? ''}`,
    pollEvery: EVERY_MS,
    load: ({ isPolling }) => readTasks({ state, cursor, isPolling }),
  });
  const { tasks, nextCursor } = loaded.value ?? {};

  function done() {
    setAct(undefined);
    loaded.reload();
  }

  return (
    <Page
      title={t('tasks.title')}
      text={t('tasks.text')}
      actions={STATES.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === state ? 'secondary' : 'quiet'}
          aria-pressed={each === state}
          onClick={() => {
            setState(each);
            setCursors([]);
          }}
        >
          {t(`tasks.${each}`)}
        </Button>
      ))}
    >
      <Failure of={loaded} />
      {tasks === undefined && loaded.error === undefined && <Skeleton shape="bar" />}
      {tasks?.length === 0 && (
        <EmptyState
          path={checkIcon}
          title={t(state === 'open' ? 'tasks.none' : 'tasks.noneClosed')}
        />
      )}
      <ul className={styles.tasks}>
        {tasks?.map((task) => (
          <li key={task.id} className={styles.task} data-task={task.kind}>
            <TaskFacts task={task} />
            {task.state === 'open' && (
              <div className={styles.actions}>
                {task.kind === 'undecided-legs' && (
                  <Button size="small" onClick={() => setAct({ task, kind: 'void' })}>
                    {t('tasks.void')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => setAct({ task, kind: 'close' })}
                >
                  {t('tasks.close')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {cursors.length > 0 && (
          <Button variant="quiet" onClick={() => setCursors(cursors.slice(0, -1))}>
            {t('tasks.newer')}
          </Button>
        )}
        {nextCursor !== undefined && (
          <Button variant="quiet" onClick={() => setCursors([...cursors, nextCursor])}>
            {t('tasks.older')}
          </Button>
        )}
      </div>
      {act?.kind === 'close' && (
        <CloseTask task={act.task} onClose={() => setAct(undefined)} onDone={done} />
      )}
      {act?.kind === 'void' && (
        <VoidEvent task={act.task} onClose={() => setAct(undefined)} onDone={done} />
      )}
    </Page>
  );
}
