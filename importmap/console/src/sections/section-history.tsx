import type { Revision } from '@touchline/contracts/releases';
import { Button } from '@touchline/ui';
import { Panel } from '../app/page.tsx';
import { RevisionList } from '../history/revision-list.tsx';
import { useTexts } from '../texts/texts-context.ts';

/** What was decided about one section, and the way back to any of it for this section alone. */
export function SectionHistory(props: {
  /** Newest first; undefined until they are known. */
  readonly revisions: readonly Revision[] | undefined;
  readonly mayReturn: boolean;
  readonly onReturn: (revision: number) => void;
}) {
  const { revisions, mayReturn, onReturn } = props;
  const { t } = useTexts();
  const [newest] = revisions ?? [];

  function wayBack(entry: Revision) {
    return mayReturn && entry !== newest ? (
      <Button size="small" onClick={() => onReturn(entry.revision)}>
        {t('history.back')}
      </Button>
    ) : undefined;
  }

  return (
    <Panel title={t('section.history')}>
      {revisions !== undefined && (
        <RevisionList revisions={revisions} isEmptyText={t('history.nothing')} actions={wayBack} />
      )}
    </Panel>
  );
}
