import { BetExport } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { ExportHistory } from './export-history.tsx';

/** The bets of a filter as files, by mail, or no longer shown. */
export function ExportBets({ filter }: { readonly filter: string }) {
  const { i18n, navigation } = usePlugin();
  return (
    <ExportHistory
      path="/betting-api/v1/bets/export"
      schema={BetExport}
      filter={filter}
      name="bets"
    >
      <Button size="small" href={navigation.href({ route: 'historyMail' })}>
        {i18n.t('exportMail')}
      </Button>
      <Button size="small" variant="quiet" href={navigation.href({ route: 'historyClear' })}>
        {i18n.t('title.historyClear')}
      </Button>
    </ExportHistory>
  );
}
