import type { Revision } from '@touchline/contracts/releases';
import { useRef, useState } from 'react';
import { Button } from '@touchline/ui';
import { useLoaded } from '../api/use-loaded.ts';
import { Failure } from '../app/failure.tsx';
import { Page, Panel } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { type Proposal, ReviewDialog } from '../review/review-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useTexts } from '../texts/texts-context.ts';
import { type Between, Compare } from './compare.tsx';
import { EMPTY_SEARCH, HistorySearchForm, searchOf } from './history-search.tsx';
import { RevisionList } from './revision-list.tsx';

const PAGE_LENGTH = 20;
/** What one answer holds at most. */
const MOST = 200;

/** Everything that was decided, the way back to any of it, and what differs between moments. */
export function HistoryView() {
  const { t } = useTexts();
  const decisions = useDecisions();
  const { map } = useEnvironment();
  const [fields, setFields] = useState(EMPTY_SEARCH);
  const [shown, setShown] = useState(PAGE_LENGTH);
  const [proposal, setProposal] = useState<Proposal>();
  const [between, setBetween] = useState<Between>();
  const comparison = useRef<HTMLDivElement>(null);
  const { value } = decisions;
  const newest = value?.revision;
  const search = searchOf(fields);
  const history = useLoaded({
    key: JSON.stringify([search, shown, newest]),
    load: () => map.history({ ...search, limit: Math.min(MOST, shown) }),
  });
  const moments = useLoaded({
    key: `moments ${newest}`,
    load: () => map.history({ limit: MOST }),
  });
  const known = [...(history.value?.revisions ?? []), ...(moments.value?.revisions ?? [])];
  const compared =
    between ?? (newest === undefined ? undefined : { from: Math.max(0, newest - 1), to: newest });

  function goBack(revision: number) {
    if (newest !== undefined) {
      setProposal({
        changes: [{ kind: 'restore', revision }],
        revision: newest,
        reason: t('history.backReason', { revision }),
      });
    }
  }

  const actions = ({ revision }: Revision) => (
    <>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          setBetween({ from: revision - 1, to: revision });
          comparison.current?.focus();
        }}
      >
        {t('history.show')}
      </Button>
      {revision !== newest && (
        <Button size="small" onClick={() => goBack(revision)}>
          {t('history.back')}
        </Button>
      )}
    </>
  );

  return (
    <Page
      title={t('history.title')}
      text={t('history.text')}
      actions={
        newest !== undefined &&
        newest > 0 && <Button onClick={() => goBack(newest - 1)}>{t('history.undo')}</Button>
      }
    >
      <Failure of={decisions} />
      {compared !== undefined && newest !== undefined && newest > 0 && (
        <Compare
          ref={comparison}
          newest={newest}
          known={known}
          {...compared}
          onChange={setBetween}
        />
      )}
      <Panel title={t('history.entries')}>
        <HistorySearchForm
          plugins={value?.services.map(({ id }) => id) ?? []}
          fields={fields}
          onChange={setFields}
        />
        <Failure of={history} />
        {history.value !== undefined && (
          <RevisionList
            revisions={history.value.revisions}
            isEmptyText={newest === 0 ? t('history.nothing') : t('history.noneFound')}
            actions={actions}
          />
        )}
        {history.value !== undefined &&
          history.value.revisions.length === shown &&
          shown < MOST && (
            <Button variant="quiet" onClick={() => setShown(shown + PAGE_LENGTH)}>
              {t('history.more')}
            </Button>
          )}
      </Panel>
      <ReviewDialog
        proposal={proposal}
        onClose={() => setProposal(undefined)}
        onDone={() => {
          setProposal(undefined);
          setBetween(undefined);
          decisions.reload();
        }}
      />
    </Page>
  );
}
