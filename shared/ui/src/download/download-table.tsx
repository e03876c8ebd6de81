import { Button } from '@touchline/ui';
import { useState } from 'react';
import { csvFile, saveFile } from './save-file.ts';
import styles from './download-table.module.css';

/** A button that saves a table as a file of comma-separated values, and says why where it could not. */
export function DownloadTable({
  text,
  name,
  read,
  errorText,
}: {
  readonly text: string;
  /** Of the file, with its suffix. */
  readonly name: () => string;
  /** The table, as the server has written it. */
  readonly read: () => Promise<string>;
  readonly errorText: (error: unknown) => string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function download(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      saveFile(csvFile(await read()), name());
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.download}>
      <Button size="small" busy={isBusy} onClick={() => void download()}>
        {text}
      </Button>
      <p role="alert">{failure === undefined ? undefined : errorText(failure)}</p>
    </div>
  );
}
