import type { OperatorProtection } from '@touchline/contracts/operator';
import { useQuery } from '@tanstack/react-query';
import { readProtection } from '../api/protection-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { PlayerFigures } from './player-figures.tsx';
import { PlayerLimits } from './player-limits.tsx';
import { ExclusionFacts, FlagFacts, ReturnFacts } from './protection-facts.tsx';
import { PROTECTION_KEY } from './use-desk.ts';

const EVERY_MS = 30_000;

/** What keeps a player out, what stands out, and whether they want back. */
function KeptOut({ exclusions, flags, request }: OperatorProtection) {
  const { t } = useTexts();
  return (
    <>
      <Panel title={t('protection.list.exclusions')}>
        {exclusions.length === 0 && <p>{t('protection.none.exclusions')}</p>}
        {exclusions.map((exclusion) => (
          <ExclusionFacts key={exclusion.kind} exclusion={exclusion} />
        ))}
        {request !== undefined && <ReturnFacts request={request} />}
      </Panel>
      <Panel title={t('protection.list.flags')}>
        {flags.length === 0 && <p>{t('protection.none.flags')}</p>}
        {flags.map((flag) => (
          <FlagFacts key={flag.kind} flag={flag} />
        ))}
      </Panel>
    </>
  );
}

/** Everything that protects one player, as blocks of their page. */
export function ProtectionBlocks({ playerId }: { readonly playerId: string }) {
  const loaded = useQuery({
    queryKey: [PROTECTION_KEY, 'player', playerId],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readProtection(playerId, { isPolling: isPolled(context) }),
  });
  const { data } = loaded;
  return (
    <>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data !== undefined && (
        <>
          <KeptOut {...data} />
          <PlayerLimits limits={data.limits} />
          <PlayerFigures figures={data.figures} />
        </>
      )}
    </>
  );
}
