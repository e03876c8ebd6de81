import { GameRoundExport } from '@touchline/contracts/casino';
import { filterParts } from '@touchline/domain/time';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ExportHistory } from '../history/export-history.tsx';
import { roundChoiceOf } from './round-choice.ts';
import { RoundFilters } from './round-filters.tsx';
import { RoundPages } from './round-pages.tsx';
import { RoundTotals } from './round-totals.tsx';

/** The player's rounds of games, of all or of one category, with what they come to. */
export function RoundHistory({
  query,
  category,
}: {
  readonly query: Readonly<Record<string, string>>;
  readonly category?: 'slots';
}) {
  const { i18n, navigation } = usePlugin();
  const choice = roundChoiceOf(query);
  const parts = filterParts({ ...choice, category }, i18n.timeZone);
  const filter = new URLSearchParams(parts).toString();
  // What the form of the mail asks for as well.
  const { from, to, account } = choice;
  const mailed = {
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(account !== undefined && { accountId: account }),
  };
  return (
    <Page
      title={i18n.t(category === undefined ? 'title.officeCasino' : 'title.officeSlots')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      width="full"
    >
      <RoundFilters choice={choice} />
      <RoundTotals filter={filter} />
      <ExportHistory
        path="/casino-api/v1/rounds/export"
        schema={GameRoundExport}
        filter={filter}
        name="games"
      >
        {category === undefined ? (
          <Button
            size="small"
            href={navigation.href({ route: 'historyCasinoMail', query: mailed })}
          >
            {i18n.t('exportMail')}
          </Button>
        ) : undefined}
      </ExportHistory>
      <RoundPages
        key={filter}
        filter={filter}
        isNarrowed={Object.values(choice).some((part) => part !== undefined)}
        lobby={category ?? 'casino'}
      />
    </Page>
  );
}
