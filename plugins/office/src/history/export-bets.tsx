import { BetExport } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import styles from './history.module.css';

/** A history of years takes its time. */
const TIMEOUT = 120_000;

/** Hands a file to the browser; the byte order mark was lost when the answer was read. */
function save(content: string, name: string): void {
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${content.replace(/^\uFEFF/, '')}`], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all bets of a filter for a spreadsheet. The token travels in a header, never in an address. */
export function ExportBets({ filter }: { readonly filter: string }) {
  const { http, i18n, clock } = usePlugin();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function download() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const query = new URLSearchParams(filter);
      query.set('language', i18n.language);
      const content = await http.request({
        path: `/betting-api/v1/bets/export?${query.toString()}`,
        schema: BetExport,
        authentication: 'required',
        timeout: TIMEOUT,
      });
      save(content, `bets-${i18n.day(clock.now())}.csv`);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.export}>
      <Button size="small" busy={isBusy} onClick={() => void download()}>
        {i18n.t('export')}
      </Button>
      <p role="alert">{failure === undefined ? undefined : i18n.error(failure)}</p>
    </div>
  );
}
