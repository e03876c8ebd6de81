import type { OperatorTask } from '@touchline/contracts/operator';
import { Button } from '@touchline/ui';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { TaskFacts } from './task-facts.tsx';
import styles from './tasks.module.css';

/** What an operator does about a task. */
export interface TaskAct {
  readonly task: OperatorTask;
  readonly kind: 'close' | 'void';
}

function TaskActions(props: {
  readonly task: OperatorTask;
  readonly onAct: (act: TaskAct) => void;
}) {
  const { task, onAct } = props;
  const { t } = useTexts();
  return (
    <div className={styles.actions}>
      {task.kind === 'undecided-legs' && (
        <May permission="bets.void">
          <Button size="small" onClick={() => onAct({ task, kind: 'void' })}>
            {t('tasks.void')}
          </Button>
        </May>
      )}
      <Button size="small" variant="quiet" onClick={() => onAct({ task, kind: 'close' })}>
        {t('tasks.close')}
      </Button>
    </div>
  );
}

/** Tasks, the open ones with what can be done about them. */
export function TaskList(props: {
  readonly tasks: readonly OperatorTask[];
  readonly onAct: (act: TaskAct) => void;
}) {
  return (
    <ul className={styles.tasks}>
      {props.tasks.map((task) => (
        <li key={task.id} className={styles.task} data-task={task.kind}>
          <TaskFacts task={task} />
          {task.state === 'open' && <TaskActions task={task} onAct={props.onAct} />}
        </li>
      ))}
    </ul>
  );
}
