import type {
  PluginChoice,
  ServiceState,
  StateChange,
  VersionWeight,
} from '@touchline/contracts/releases';
import type { KnownVersion } from '../api/map-requests.ts';
import { Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ChangeButtons } from './change-buttons.tsx';
import { FallbackEditor } from './fallback-editor.tsx';
import { RolloutEditor } from './rollout-editor.tsx';

/** What a section runs on: its versions and their shares, and its fallback. */
export function SectionVersions(props: {
  readonly service: ServiceState;
  /** What was decided; undefined where nothing was. */
  readonly choice: PluginChoice | undefined;
  readonly published: readonly KnownVersion[];
  readonly onPropose: (change: StateChange) => void;
}) {
  const { service, choice, published, onPropose } = props;
  const { id: plugin, versions } = service;
  const { t } = useTexts();
  const rolloutActions = (live: readonly VersionWeight[]) => (
    <ChangeButtons
      change={{ kind: 'rollout', plugin, versions: [...live] }}
      text={t('section.rollOut')}
      disabled={JSON.stringify(live) === JSON.stringify(choice?.versions)}
      onPropose={onPropose}
    />
  );
  const fallbackActions = (change: StateChange) => (
    <ChangeButtons change={change} text={t('section.setFallback')} onPropose={onPropose} />
  );
  return (
    <>
      <Panel
        title={t('section.versions')}
        text={choice?.versions === undefined ? t('section.newest') : t('section.chosen')}
      >
        <RolloutEditor
          key={JSON.stringify(versions)}
          versions={versions}
          published={published}
          actions={rolloutActions}
        />
      </Panel>
      {choice?.versions !== undefined && (
        <Panel title={t('section.followTitle')} text={t('section.followText')}>
          <div>
            <ChangeButtons
              change={{ kind: 'follow-newest', plugin }}
              text={t('section.follow')}
              onPropose={onPropose}
            />
          </div>
        </Panel>
      )}
      <Panel title={t('section.fallbackTitle')} text={t('section.fallbackText')}>
        <FallbackEditor
          key={choice?.fallback ?? ''}
          plugin={plugin}
          fallback={choice?.fallback}
          published={published}
          actions={fallbackActions}
        />
      </Panel>
    </>
  );
}
