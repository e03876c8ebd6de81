import type { StateChange } from '@touchline/contracts/releases';
import { use, useState } from 'react';
import { Badge, Button, EmptyState, Skeleton } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { readVersions } from '../api/map-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { useLink } from '../app/address.ts';
import { Failure } from '../app/failure.tsx';
import { useNotify } from '../app/notices.tsx';
import { Page, Panel } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { OverridePanel } from '../overrides/override-panel.tsx';
import { DraftContext } from '../release/draft.ts';
import { describeChange } from '../review/describe-change.ts';
import { type Proposal, ReviewDialog } from '../review/review-dialog.tsx';
import { useDecisions } from '../review/use-decisions.ts';
import { useTexts } from '../texts/texts-context.ts';
import { FallbackEditor } from './fallback-editor.tsx';
import { RolloutEditor } from './rollout-editor.tsx';
import { SectionHistory } from './section-history.tsx';

/** One section: its switch, its versions, and what has become of it. */
export function SectionView({ id }: { readonly id: string }) {
  const texts = useTexts();
  const { t } = texts;
  const link = useLink();
  const notify = useNotify();
  const draft = use(DraftContext);
  const decisions = useDecisions();
  const { map, chosen } = useEnvironment();
  const versions = useLoaded({ key: `versions ${id}`, load: () => readVersions(id) });
  const history = useLoaded({
    key: `history ${id}`,
    load: () => map.history({ plugin: id, limit: 10 }),
  });
  const [proposal, setProposal] = useState<Proposal>();
  const { value } = decisions;
  const service = value?.services.find((one) => one.id === id);
  const choice = value?.state.plugins[id];

  function ways(
    change: StateChange,
    { text, ...options }: { readonly text: string; readonly disabled?: boolean },
  ) {
    return (
      <>
        <Button
          {...options}
          variant="quiet"
          onClick={() => {
            draft.add(change);
            notify({
              tone: 'info',
              title: t('release.added'),
              text: describeChange(change, texts),
            });
          }}
        >
          {t('release.add')}
        </Button>
        <Button
          {...options}
          onClick={() => value && setProposal({ changes: [change], revision: value.revision })}
        >
          {text}
        </Button>
      </>
    );
  }

  if (value !== undefined && service === undefined) {
    return <EmptyState page path={helpIcon} title={t('frame.nothingHere')} />;
  }
  return (
    <Page
      title={
        <>
          {id}{' '}
          {service && (
            <Badge tone={service.enabled ? 'success' : 'danger'}>
              {service.enabled ? t('sections.on') : t('sections.off')}
            </Badge>
          )}
        </>
      }
      text={<a {...link('/')}>{t('section.back')}</a>}
      actions={
        service &&
        !service.mandatory &&
        ways(
          { kind: 'switch', plugin: id, enabled: !service.enabled },
          { text: service.enabled ? t('section.switchOff') : t('section.switchOn') },
        )
      }
    >
      <Failure of={decisions} />
      <Failure of={versions} />
      {(service === undefined || versions.value === undefined) && decisions.error === undefined && (
        <Skeleton shape="bar" />
      )}
      {service !== undefined && versions.value !== undefined && (
        <>
          <Panel
            title={t('section.versions')}
            text={choice?.versions === undefined ? t('section.newest') : t('section.chosen')}
          >
            <RolloutEditor
              key={JSON.stringify(service.versions)}
              versions={service.versions}
              published={versions.value}
              actions={(live) =>
                ways(
                  { kind: 'rollout', plugin: id, versions: [...live] },
                  {
                    text: t('section.rollOut'),
                    disabled: JSON.stringify(live) === JSON.stringify(choice?.versions),
                  },
                )
              }
            />
          </Panel>
          {choice?.versions !== undefined && (
            <Panel title={t('section.followTitle')} text={t('section.followText')}>
              <div>
                {ways({ kind: 'follow-newest', plugin: id }, { text: t('section.follow') })}
              </div>
            </Panel>
          )}
          <Panel title={t('section.fallbackTitle')} text={t('section.fallbackText')}>
            <FallbackEditor
              key={choice?.fallback ?? ''}
              plugin={id}
              fallback={choice?.fallback}
              published={versions.value}
              actions={(change) => ways(change, { text: t('section.setFallback') })}
            />
          </Panel>
          {/* A link is taken up only by pages of the server that made it. */}
          {!service.mandatory && chosen === undefined && (
            <OverridePanel plugin={id} published={versions.value} key={versions.value.length} />
          )}
        </>
      )}
      <SectionHistory
        revisions={history.value?.revisions}
        mayReturn={service?.mandatory === false && value !== undefined}
        onReturn={(revision) =>
          value &&
          setProposal({
            changes: [{ kind: 'restore', revision, plugin: id }],
            revision: value.revision,
            reason: t('history.backReason', { revision }),
          })
        }
      />
      <ReviewDialog
        proposal={proposal}
        onClose={() => setProposal(undefined)}
        onDone={() => {
          setProposal(undefined);
          decisions.reload();
          history.reload();
        }}
      />
    </Page>
  );
}
