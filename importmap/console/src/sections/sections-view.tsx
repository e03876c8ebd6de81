import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPolled } from '../api/query-client.ts';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { type Proposal, ReviewDialog } from '../review/review-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useTexts } from '../texts/texts-context.ts';
import { SectionRow } from './section-row.tsx';
import styles from './sections.module.css';

/** How far back health is shown, and how often it is fetched. */
const HEALTH_MINUTES = 60;
const HEALTH_EVERY_MS = 15_000;

/** Every section at a glance, and its switch. */
export function SectionsView() {
  const { t, number } = useTexts();
  const decisions = useDecisions();
  const { map } = useEnvironment();
  // Without it the rest of the view remains.
  const health = useQuery({
    queryKey: [map.environment, 'health'],
    refetchInterval: HEALTH_EVERY_MS,
    queryFn: (context) => map.health({ isPolling: isPolled(context), minutes: HEALTH_MINUTES }),
  });
  const [proposal, setProposal] = useState<Proposal>();
  const { data: value } = decisions;
  const on = value?.services.filter(({ enabled }) => enabled).length ?? 0;
  return (
    <Page
      title={t('sections.title')}
      text={
        value &&
        t('sections.summary', {
          on: number(on),
          all: number(value.services.length),
          environment: value.environment,
          revision: value.revision,
        })
      }
    >
      <Failure of={decisions} />
      <Loading of={decisions} />
      {value !== undefined && (
        <ul className={styles.rows}>
          {value.services.map((service) => (
            <SectionRow
              key={service.id}
              service={service}
              lastChange={value.lastChanges.find(({ plugin }) => plugin === service.id)}
              health={health.data?.versions.filter(({ plugin }) => plugin === service.id)}
              onSwitch={(enabled) =>
                setProposal({
                  changes: [{ kind: 'switch', plugin: service.id, enabled }],
                  revision: value.revision,
                })
              }
            />
          ))}
        </ul>
      )}
      <ReviewDialog
        proposal={proposal}
        onClose={() => setProposal(undefined)}
        onDone={() => setProposal(undefined)}
      />
    </Page>
  );
}
