import type { Revision } from '@touchline/contracts/releases';
import { useRef, useState } from 'react';
import { Button } from '@touchline/ui';
import { Page } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import { type Proposal, ReviewDialog } from '../review/review-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useTexts } from '../texts/texts-context.ts';
import { type Between, Compare } from './compare.tsx';
import { FoundRevisions } from './found-revisions.tsx';
import { useHistorySearch, useNewestRevisions } from './use-history.ts';

/** Everything that was decided, the way back to any of it, and what differs between moments. */
export function HistoryView() {
  const { t } = useTexts();
  const decisions = useDecisions();
  const newest = decisions.data?.revision;
  const search = useHistorySearch(newest);
  const known = [...(search.revisions ?? []), ...useNewestRevisions(newest)];
  const [proposal, setProposal] = useState<Proposal>();
  const [between, setBetween] = useState<Between>();
  const comparison = useRef<HTMLDivElement>(null);

  function rollBack(revision: number) {
    if (newest !== undefined) {
      const reason = t('history.backReason', { revision });
      setProposal({ changes: [{ kind: 'restore', revision }], revision: newest, reason });
    }
  }
  function show({ revision }: Revision) {
    setBetween({ from: revision - 1, to: revision });
    comparison.current?.focus();
  }
  return (
    <Page
      title={t('history.title')}
      text={t('history.text')}
      actions={
        newest !== undefined &&
        newest > 0 && <Button onClick={() => rollBack(newest - 1)}>{t('history.undo')}</Button>
      }
    >
      <Failure of={decisions} />
      {newest !== undefined && newest > 0 && (
        <Compare
          ref={comparison}
          newest={newest}
          known={known}
          {...(between ?? { from: newest - 1, to: newest })}
          onChange={setBetween}
        />
      )}
      <FoundRevisions
        services={decisions.data?.services ?? []}
        search={search}
        newest={newest}
        onShow={show}
        onRollBack={rollBack}
      />
      <ReviewDialog
        proposal={proposal}
        onClose={() => setProposal(undefined)}
        onDone={() => {
          setProposal(undefined);
          setBetween(undefined);
        }}
      />
    </Page>
  );
}
