import { Icon, VisuallyHidden } from '@touchline/ui';
import { checkIcon } from '../generated/icon-paths.ts';
import styles from './steps.module.css';

export interface StepsProps {
  /** The accessible name: "Verification". */
  readonly label: string;
  /** What is to be done, in order. */
  readonly steps: readonly { readonly key: string; readonly text: string }[];
  /** The key of the step that is being done; those before it are done. */
  readonly current: string;
  /** What a screen reader says of a step that is done. */
  readonly doneText: string;
}

/** How far a task of several pages has come: registration, verification, a withdrawal. */
export function Steps({ label, steps, current, doneText }: StepsProps) {
  const position = steps.findIndex(({ key }) => key === current);
  return (
    <div className={styles.room}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map(({ key, text }, index) => {
          const isDone = index < position;
          return (
            <li
              key={key}
              className={styles.step}
              data-done={isDone}
              aria-current={key === current ? 'step' : undefined}
            >
              <span className={styles.number}>
                {isDone ? <Icon path={checkIcon} size={16} /> : index + 1}
              </span>
              <span className={styles.text}>{text}</span>
              {isDone ? <VisuallyHidden>{doneText}</VisuallyHidden> : undefined}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
