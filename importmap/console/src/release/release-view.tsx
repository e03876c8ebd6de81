import { use, useState } from 'react';
import { Button, EmptyState, IconButton } from '@touchline/ui';
import { flashIcon, trashIcon } from '@touchline/ui/icons';
import { Page, Panel } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { describeChange } from '../review/describe-change.ts';
import { type Proposal, ReviewDialog } from '../review/review-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useTexts } from '../texts/texts-context.ts';
import { DraftContext } from './draft.ts';
import styles from './release.module.css';
import { StepForm } from './step-form.tsx';
import { TakeOverForm } from './take-over-form.tsx';

/** The steps that the release has so far. */
function Steps() {
  const texts = useTexts();
  const { t } = texts;
  const { steps, remove } = use(DraftContext);
  if (steps.length === 0) {
    return <EmptyState path={flashIcon} title={t('release.empty')} text={t('release.emptyText')} />;
  }
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={JSON.stringify(step)}>
          <span>{describeChange(step, texts)}</span>
          <IconButton
            label={t('release.remove', { step: describeChange(step, texts) })}
            path={trashIcon}
            onClick={() => remove(index)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Puts a release of several changes together, which happens as a whole or not at all. */
export function ReleaseView() {
  const { t } = useTexts();
  const decisions = useDecisions();
  const { names } = useEnvironment();
  const { steps, add, clear } = use(DraftContext);
  const [proposal, setProposal] = useState<Proposal>();
  const { data: value } = decisions;
  return (
    <Page
      title={t('release.title')}
      text={t('release.text')}
      actions={
        steps.length > 0 && (
          <>
            <Button variant="quiet" onClick={clear}>
              {t('release.clear')}
            </Button>
            <Button
              variant="primary"
              disabled={value === undefined}
              onClick={() =>
                value && setProposal({ changes: [...steps], revision: value.revision })
              }
            >
              {t('review.open')}
            </Button>
          </>
        )
      }
    >
      <Failure of={decisions} />
      <Panel title={t('release.steps')}>
        <Steps />
      </Panel>
      {value !== undefined && (
        <Panel title={t('release.addStep')}>
          <StepForm services={value.services} onAdd={add} />
        </Panel>
      )}
      {value !== undefined && names.length > 1 && (
        <Panel title={t('takeOver.title')} text={t('takeOver.text')}>
          <TakeOverForm services={value.services} onAdd={add} />
        </Panel>
      )}
      <ReviewDialog
        proposal={proposal}
        onClose={() => setProposal(undefined)}
        onDone={() => {
          setProposal(undefined);
          clear();
        }}
      />
    </Page>
  );
}
