import { type DragEvent, useId, useState } from 'react';
import { Icon, IconButton } from '@touchline/ui';
import { alertIcon, checkCircleIcon, closeIcon, withdrawIcon } from '../generated/icon-paths.ts';
import styles from './file-drop.module.css';
import { type FileRefusal, type FileRules, judgeFile } from './judge-file.ts';

export interface FileDropProps extends FileRules {
  readonly label: string;
  /** What is accepted: "JPG, PNG or PDF, up to 5 MB". */
  readonly hint?: string | undefined;
  /** Several at once. */
  readonly multiple?: boolean | undefined;
  /** What is chosen so far. */
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly refusals: Readonly<Record<FileRefusal, string>>;
  /** The name of the button that removes a file. */
  readonly removeText: (name: string) => string;
  readonly disabled?: boolean | undefined;
}

interface Refused {
  readonly name: string;
  readonly reason: FileRefusal;
}

/**
 * Takes files from the device by the browser's own dialog, or dropped onto it. A file of a wrong kind or
 * size is refused by name, and the others are taken.
 */
export function FileDrop(props: FileDropProps) {
  const { label, hint, multiple, files, onChange, refusals, removeText, disabled } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  function take(chosen: readonly File[]) {
    const judged = (multiple ? chosen : chosen.slice(0, 1)).map((file) => ({
      file,
      reason: judgeFile(file, props),
    }));
    const taken = judged.filter(({ reason }) => reason === undefined).map(({ file }) => file);
    setRefused(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])));
    if (taken.length > 0) onChange(multiple ? [...files, ...taken] : taken);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  }

  return (
    <div className={styles.drop}>
      {/* Dropping is an extra beside the control that opens the browser's dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={styles.zone}
        data-over={isOver}
        data-disabled={disabled}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          className={styles.input}
          accept={props.accept?.join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-message`}
          aria-invalid={refused.length > 0 || undefined}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <Icon path={withdrawIcon} size={32} />
        <span className={styles.label}>{label}</span>
      </label>
      <div id={`${id}-message`} className={styles.message} aria-live="polite">
        {hint === undefined ? undefined : <p>{hint}</p>}
        {refused.map(({ name, reason }) => (
          <p key={name} className={styles.refused}>
            <Icon path={alertIcon} size={16} />
            <span>
              <bdi>{name}</bdi>: {refusals[reason]}
            </span>
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={label}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
              <Icon path={checkCircleIcon} />
              <bdi className={styles.name}>{file.name}</bdi>
              <IconButton
                label={removeText(file.name)}
                path={closeIcon}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
