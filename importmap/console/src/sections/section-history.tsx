import type { Revision } from '@touchline/contracts/releases';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@touchline/ui';
import { Panel } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { RevisionList } from '../history/revision-list.tsx';
import { useTexts } from '../texts/texts-context.ts';

const LENGTH = 10;

/** What was decided about one section, and the way back to any of it for this section alone. */
export function SectionHistory(props: {
  readonly plugin: string;
  readonly mayReturn: boolean;
  readonly onReturn: (revision: number) => void;
}) {
  const { plugin, mayReturn, onReturn } = props;
  const { t } = useTexts();
  const { map } = useEnvironment();
  const { data } = useQuery({
    queryKey: [map.environment, 'history', { plugin, limit: LENGTH }],
    queryFn: () => map.history({ plugin, limit: LENGTH }),
  });
  const revisions = data?.revisions;
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
