import { PaymentExport } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { DownloadTable } from '@touchline/ui/download-table';

/** A history of years takes its time. */
const TIMEOUT = 120_000;

/** Downloads all payments of a filter for a spreadsheet. The token travels in a header, never in an address. */
export function ExportPayments({ filter }: { readonly filter: string }) {
  const { http, i18n, clock } = usePlugin();

  function read(): Promise<string> {
    const query = new URLSearchParams(filter);
    query.set('language', i18n.language);
    return http.request({
      path: `/payments-api/v1/payments/export?${query.toString()}`,
      schema: PaymentExport,
      authentication: 'required',
      timeout: TIMEOUT,
    });
  }

  return (
    <DownloadTable
      text={i18n.t('export')}
      name={() => `payments-${i18n.day(clock.now())}.csv`}
      read={read}
      errorText={(error) => i18n.error(error)}
    />
  );
}
