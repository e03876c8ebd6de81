import type { OverrideRequest } from '@touchline/contracts/releases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NoticeBanner } from '@touchline/ui';
import type { KnownVersion } from '../api/map-requests.ts';
import { Panel } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import { MadeLink } from './made-link.tsx';
import { OverrideForm } from './override-form.tsx';
import { OverrideList } from './override-list.tsx';

/** Makes a link that gives one browser a version of the section, and lists those there are. */
export function OverridePanel(props: {
  readonly plugin: string;
  readonly published: readonly KnownVersion[];
}) {
  const { plugin, published } = props;
  const { t } = useTexts();
  const { map } = useEnvironment();
  const client = useQueryClient();
  const queryKey = [map.environment, 'overrides'];
  const made = useMutation({
    mutationFn: (link: Omit<OverrideRequest, 'plugin'>) => map.makeOverride({ plugin, ...link }),
    onSuccess: () => void client.invalidateQueries({ queryKey }),
  });
  return (
    <Panel title={t('override.title')} text={t('override.text')}>
      <OverrideForm published={published} busy={made.isPending} onSubmit={made.mutate} />
      {made.error !== null && <NoticeBanner tone="danger" text={made.error.message} />}
      {made.data !== undefined && <MadeLink {...made.data} />}
      <OverrideList plugin={plugin} />
    </Panel>
  );
}
