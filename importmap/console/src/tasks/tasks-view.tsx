import { OPERATOR_TASK_KINDS } from '@touchline/contracts/operator';
import { useState } from 'react';
import { Button, EmptyState } from '@touchline/ui';
import { checkIcon } from '@touchline/ui/icons';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { CloseTask } from './close-task.tsx';
import { type TaskAct, TaskList } from './task-list.tsx';
import styles from './tasks.module.css';
import { useTasks } from './use-tasks.ts';
import { VoidEvent } from './void-event.tsx';

const STATES = ['open', 'closed'] as const;
const DIALOGS = { close: CloseTask, void: VoidEvent };

/** What only a person can decide: open tasks with what can be done about them, and closed ones. */
export function TasksView({ kind: named }: { readonly kind?: string | undefined }) {
  const { t } = useTexts();
  const kind = OPERATOR_TASK_KINDS.find((each) => each === named);
  const { loaded, tasks, state, choose, showNewer, showOlder, reload } = useTasks(kind);
  const [act, setAct] = useState<TaskAct>();
  const Dialog = act && DIALOGS[act.kind];
  const close = () => setAct(undefined);
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
          onClick={() => choose(each)}
        >
          {t(`tasks.${each}`)}
        </Button>
      ))}
    >
      {kind !== undefined && (
        <p className={styles.kinds}>
          {t(`tasks.kind.${kind}`)}
          <ViewLink className={styles.link} path="/tasks">
            {t('tasks.allKinds')}
          </ViewLink>
        </p>
      )}
      <Failure of={loaded} />
      <Loading of={loaded} />
      {tasks?.length === 0 && (
        <EmptyState
          path={checkIcon}
          title={t(state === 'open' ? 'tasks.none' : 'tasks.noneClosed')}
        />
      )}
      <TaskList tasks={tasks ?? []} onAct={setAct} />
      <PageSteps showNewer={showNewer} showOlder={showOlder} />
      {act !== undefined && Dialog !== undefined && (
        <Dialog
          task={act.task}
          onClose={close}
          onDone={() => {
            close();
            reload();
          }}
        />
      )}
    </Page>
  );
}
