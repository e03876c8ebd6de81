import type { StateChange } from '@touchline/contracts/releases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState, Skeleton } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { readVersions } from '../api/map-requests.ts';
import { Failure } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { OverridePanel } from '../overrides/override-panel.tsx';
import { type Proposal, ReviewDialog } from '../review/review-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useTexts } from '../texts/texts-context.ts';
import { SectionHistory } from './section-history.tsx';
import { SectionPage } from './section-page.tsx';
import { SectionVersions } from './section-versions.tsx';

/** One section: its switch, its versions, and what has become of it. */
export function SectionView({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const { chosen } = useEnvironment();
  const decisions = useDecisions();
  const versions = useQuery({ queryKey: ['versions', id], queryFn: () => readVersions(id) });
  const [proposal, setProposal] = useState<Proposal>();
  const { data: value } = decisions;
  const service = value?.services.find((one) => one.id === id);
  const published = versions.data;

  function propose(change: StateChange, reason?: string) {
    if (value !== undefined) {
      setProposal({ changes: [change], revision: value.revision, reason });
    }
  }

  if (value !== undefined && service === undefined) {
    return <EmptyState page path={helpIcon} title={t('frame.nothingHere')} />;
  }
  return (
    <SectionPage id={id} service={service} onPropose={propose}>
      <Failure of={decisions} />
      <Failure of={versions} />
      {(service === undefined || published === undefined) && decisions.error === null && (
        <Skeleton shape="bar" />
      )}
      {service !== undefined && published !== undefined && (
        <SectionVersions
          service={service}
          choice={value?.state.plugins[id]}
          published={published}
          onPropose={propose}
        />
      )}
      {/* A link is accepted only by pages of the server that made it. */}
      {service?.mandatory === false && published !== undefined && chosen === undefined && (
        <OverridePanel plugin={id} published={published} key={published.length} />
      )}
      <SectionHistory
        plugin={id}
        mayReturn={service?.mandatory === false}
        onReturn={(revision) =>
          propose({ kind: 'restore', revision, plugin: id }, t('history.backReason', { revision }))
        }
      />
      <ReviewDialog
        proposal={proposal}
        onClose={() => setProposal(undefined)}
        onDone={() => setProposal(undefined)}
      />
    </SectionPage>
  );
}
