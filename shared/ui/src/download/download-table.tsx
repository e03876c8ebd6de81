import { Button } from '@touchline/ui';
import { useState } from 'react';
import { csvFile, pdfFile, saveFile } from './save-file.ts';
import styles from './download-table.module.css';

/** A button that saves a table as a file, and says why where it could not. */
export function DownloadTable({
  text,
  name,
  format = 'csv',
  read,
  errorText,
}: {
  readonly text: string;
  /** Of the file, with its suffix. */
  readonly name: () => string;
  /** Comma-separated values, or a document. */
  readonly format?: 'csv' | 'pdf' | undefined;
  /** The table, as the server has written it; a document is base64. */
  readonly read: () => Promise<string>;
  readonly errorText: (error: unknown) => string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function download(): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      saveFile((format === 'pdf' ? pdfFile : csvFile)(await read()), name());
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
