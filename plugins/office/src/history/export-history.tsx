import type { BetExport } from '@touchline/contracts/betting';
import { HistoryPdf } from '@touchline/contracts/history';
import { usePlugin } from '@touchline/plugin-api';
import { DownloadTable } from '@touchline/ui/download-table';
import type { ReactNode } from 'react';
import styles from './export-history.module.css';

/** A history of years takes its time. */
const TIMEOUT = 120_000;

/** Downloads a filtered history, to compute with or to read. The token travels in a header, never in an address. */
export function ExportHistory({
  path,
  schema,
  filter,
  name,
  children,
}: {
  /** Of the table; the document is at `<path>/pdf`. */
  readonly path: string;
  /** Of the table. */
  readonly schema: typeof BetExport;
  readonly filter: string;
  /** Of the file, without its date. */
  readonly name: string;
  /** What else can be done with the history. */
  readonly children?: ReactNode;
}) {
  const { http, i18n, clock } = usePlugin();
  const fileName = (format: string) => `${name}-${i18n.day(clock.now())}.${format}`;

  function addressOf(base: string): string {
    const query = new URLSearchParams(filter);
    query.set('language', i18n.language);
    return `${base}?${query.toString()}`;
  }
  const options = { authentication: 'required', timeout: TIMEOUT } as const;
  const readCsv = () => http.request({ ...options, path: addressOf(path), schema });
  async function readPdf(): Promise<string> {
    const address = addressOf(`${path}/pdf`);
    return (await http.request({ ...options, path: address, schema: HistoryPdf })).pdf;
  }

  return (
    <div className={styles.exports}>
      <DownloadTable
        text={i18n.t('export')}
        name={() => fileName('csv')}
        read={readCsv}
        errorText={(error) => i18n.error(error)}
      />
      <DownloadTable
        text={i18n.t('exportPdf')}
        name={() => fileName('pdf')}
        format="pdf"
        read={readPdf}
        errorText={(error) => i18n.error(error)}
      />
      {children}
    </div>
  );
}
