import { useEffect, useRef } from 'react';
import styles from './field.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** One entry a fault; `fieldId` is the id given to the field. */
  readonly errors: readonly { readonly fieldId?: string | undefined; readonly text: string }[];
}

/** What stopped a form, with a way to each field. Takes the focus when it appears or changes. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const faults = errors.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (faults) box.current?.focus();
  }, [faults]);
  if (errors.length === 0) return undefined;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p>{title}</p>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>
            {fieldId === undefined ? (
              text
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
