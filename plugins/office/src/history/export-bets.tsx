import { BetExport } from '@touchline/contracts/betting';
import { HistoryPdf } from '@touchline/contracts/history';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { DownloadTable } from '@touchline/ui/download-table';
import styles from './export-bets.module.css';

const PATH = '/betting-api/v1/bets/export';
/** A history of years takes its time. */
const TIMEOUT = 120_000;

/** Downloads the bets of a filter, to compute with or to read. The token travels in a header, never in an address. */
export function ExportBets({ filter }: { readonly filter: string }) {
  const { http, i18n, clock, navigation } = usePlugin();
  const name = (format: string) => `bets-${i18n.day(clock.now())}.${format}`;

  function addressOf(path: string): string {
    const query = new URLSearchParams(filter);
    query.set('language', i18n.language);
    return `${path}?${query.toString()}`;
  }
  const options = { authentication: 'required', timeout: TIMEOUT } as const;
  const readCsv = () => http.request({ ...options, path: addressOf(PATH), schema: BetExport });
  async function readPdf(): Promise<string> {
    const path = addressOf(`${PATH}/pdf`);
    return (await http.request({ ...options, path, schema: HistoryPdf })).pdf;
  }

  return (
    <div className={styles.exports}>
      <DownloadTable
        text={i18n.t('export')}
        name={() => name('csv')}
        read={readCsv}
        errorText={(error) => i18n.error(error)}
      />
      <DownloadTable
        text={i18n.t('exportPdf')}
        name={() => name('pdf')}
        format="pdf"
        read={readPdf}
        errorText={(error) => i18n.error(error)}
      />
      <Button size="small" href={navigation.href({ route: 'historyMail' })}>
        {i18n.t('exportMail')}
      </Button>
      <Button size="small" variant="quiet" href={navigation.href({ route: 'historyClear' })}>
        {i18n.t('title.historyClear')}
      </Button>
    </div>
  );
}
