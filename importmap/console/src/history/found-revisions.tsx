import type { Revision, ServiceState } from '@touchline/contracts/releases';
import { Button } from '@touchline/ui';
import { Panel } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { HistorySearchForm } from './history-search.tsx';
import { RevisionList } from './revision-list.tsx';
import type { useHistorySearch } from './use-history.ts';

/** The search of the history and what it finds. */
export function FoundRevisions(props: {
  readonly services: readonly ServiceState[];
  readonly search: ReturnType<typeof useHistorySearch>;
  readonly newest: number | undefined;
  readonly onShow: (entry: Revision) => void;
  readonly onRollBack: (revision: number) => void;
}) {
  const { services, search, newest, onShow, onRollBack } = props;
  const { fields, setFields, history, revisions, showMore } = search;
  const { t } = useTexts();
  const actions = (entry: Revision) => (
    <>
      <Button size="small" variant="quiet" onClick={() => onShow(entry)}>
        {t('history.show')}
      </Button>
      {entry.revision !== newest && (
        <Button size="small" onClick={() => onRollBack(entry.revision)}>
          {t('history.back')}
        </Button>
      )}
    </>
  );
  return (
    <Panel title={t('history.entries')}>
      <HistorySearchForm
        plugins={services.map(({ id }) => id)}
        fields={fields}
        onChange={setFields}
      />
      <Failure of={history} />
      {revisions !== undefined && (
        <RevisionList
          revisions={revisions}
          isEmptyText={newest === 0 ? t('history.nothing') : t('history.noneFound')}
          actions={actions}
        />
      )}
      {showMore !== undefined && (
        <Button variant="quiet" onClick={showMore}>
          {t('history.more')}
        </Button>
      )}
    </Panel>
  );
}
