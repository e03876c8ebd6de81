import { BetExport } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { DownloadTable } from '@touchline/ui/download-table';

/** A history of years takes its time. */
const TIMEOUT = 120_000;

/** Downloads all bets of a filter for a spreadsheet. The token travels in a header, never in an address. */
export function ExportBets({ filter }: { readonly filter: string }) {
  const { http, i18n, clock } = usePlugin();

  function read(): Promise<string> {
    const query = new URLSearchParams(filter);
    query.set('language', i18n.language);
    return http.request({
      path: `/betting-api/v1/bets/export?${query.toString()}`,
      schema: BetExport,
      authentication: 'required',
      timeout: TIMEOUT,
    });
  }

  return (
    <DownloadTable
      text={i18n.t('export')}
      name={() => `bets-${i18n.day(clock.now())}.csv`}
      read={read}
      errorText={(error) => i18n.error(error)}
    />
  );
}
