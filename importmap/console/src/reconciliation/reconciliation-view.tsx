import { Button, EmptyState } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { useGo } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import lists from '../list/list.module.css';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { DayFacts } from './day-facts.tsx';
import { useReconciledDays } from './use-reconciled-days.ts';

/** The days on which the ledger was compared with the payment providers, and the way to the tasks of differences. */
export function ReconciliationView() {
  const { t } = useTexts();
  const go = useGo();
  const { loaded, days, onlyDifferences, choose, showPrevious, showNext } = useReconciledDays();
  return (
    <Page
      title={t('reconciliation.title')}
      text={t('reconciliation.text')}
      actions={[false, true].map((only) => (
        <Button
          key={String(only)}
          size="small"
          variant={only === onlyDifferences ? 'secondary' : 'quiet'}
          aria-pressed={only === onlyDifferences}
          onClick={() => choose(only)}
        >
          {t(only ? 'reconciliation.onlyDifferences' : 'reconciliation.all')}
        </Button>
      ))}
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {days?.length === 0 && (
        <EmptyState
          path={checkCircleIcon}
          title={t(onlyDifferences ? 'reconciliation.noDifferences' : 'reconciliation.none')}
          text={t('reconciliation.noneText')}
        />
      )}
      <ul className={lists.list}>
        {days?.map((day) => (
          <li key={`${day.day} ${day.provider}`} className={lists.entry} data-day={day.day}>
            <DayFacts day={day} />
            {day.differences.some(({ task }) => task === 'open') && (
              <May permission="tasks.read">
                <div>
                  <Button size="small" onClick={() => go('/tasks/payment-difference')}>
                    {t('reconciliation.tasks')}
                  </Button>
                </div>
              </May>
            )}
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
    </Page>
  );
}
