import type { CashbackPeriod } from '@touchline/contracts/loyalty';
import { usePlugin } from '@touchline/plugin-api';
import { Card, EmptyState, SectionHeader } from '@touchline/ui';
import { refreshIcon } from '@touchline/ui/icons';
import { Rows } from '@touchline/ui/rows';
import { EndedPeriod, RunningPeriod } from './cashback-period.tsx';

/** The periods that are running, or what is to be said where none is, and those that have ended. */
export function CashbackPeriods({
  periods,
  none,
}: {
  readonly periods: readonly CashbackPeriod[];
  readonly none: { readonly title: string; readonly text?: string };
}) {
  const { i18n } = usePlugin();
  const running = periods.filter(({ state }) => state === 'running');
  const ended = periods.filter(({ state }) => state !== 'running');
  return (
    <>
      {running.length === 0 ? (
        <EmptyState path={refreshIcon} {...none} />
      ) : (
        running.map((period) => <RunningPeriod key={period.id} period={period} />)
      )}
      {ended.length === 0 ? undefined : (
        <section>
          <SectionHeader title={i18n.t('cashback.history')} />
          <Card>
            <Rows>
              {ended.map((period) => (
                <EndedPeriod key={period.id} period={period} />
              ))}
            </Rows>
          </Card>
        </section>
      )}
    </>
  );
}
