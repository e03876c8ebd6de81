import type { OperatorProtection } from '@touchline/contracts/operator';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@touchline/ui';
import { readProtection } from '../api/protection-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { ViewLink } from '../app/address.tsx';
import { useNotify } from '../app/notices.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ExcludePlayer } from './exclude-player.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { PlayerLimits } from './player-limits.tsx';
import styles from './protection.module.css';
import { ExclusionFacts, FlagFacts, ReturnFacts } from './protection-facts.tsx';
import { ResetTwoFactor } from './reset-two-factor.tsx';
import { PROTECTION_KEY } from './use-desk.ts';

const EVERY_MS = 30_000;

/** What keeps a player out, what stands out, and whether they want back. */
function Standing({ exclusions, flags, request }: OperatorProtection) {
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

/** What was done about a player's protection, by whom and why. */
function History({ history }: Pick<OperatorProtection, 'history'>) {
  const { t, moment } = useTexts();
  return (
    <Panel title={t('protection.history')}>
      {history.length === 0 && <p>{t('protection.noHistory')}</p>}
      <ul className={styles.plain}>
        {history.map(({ at, actor, action, reason }) => (
          <li key={`${at} ${action}`}>
            {moment(at)} · <bdi>{action}</bdi> · <bdi>{actor}</bdi>
            {reason === undefined ? '' : ` · ${reason}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Everything that protects one player, and the way to exclude them. */
export function ProtectedPlayerView({ playerId }: { readonly playerId: string }) {
  const { t, moment } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [isExcluding, setExcluding] = useState(false);
  const loaded = useQuery({
    queryKey: [PROTECTION_KEY, 'player', playerId],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readProtection(playerId, { isPolling: isPolled(context) }),
  });
  const { data } = loaded;
  return (
    <Page
      title={t('protection.playerTitle', { player: playerId })}
      text={data && t('protection.registered', { time: moment(data.registeredAt) })}
      actions={
        <>
          <ViewLink path="/protection" className={styles.link}>
            {t('protection.back')}
          </ViewLink>
          {data !== undefined && (
            <>
              <ViewLink path={`/messages/new/${playerId}`} className={styles.link}>
                {t('broadcasts.write')}
              </ViewLink>
              <ResetTwoFactor playerId={playerId} />
              <Button size="small" onClick={() => setExcluding(true)}>
                {t('protection.exclude.open')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {data !== undefined && (
        <>
          <Standing {...data} />
          <PlayerLimits limits={data.limits} />
          <PlayerFigures figures={data.figures} />
          <History history={data.history} />
        </>
      )}
      {isExcluding && (
        <ExcludePlayer
          playerId={playerId}
          onClose={() => setExcluding(false)}
          onDone={() => {
            setExcluding(false);
            notify({ tone: 'success', title: t('protection.exclude.done') });
            void client.invalidateQueries({ queryKey: [PROTECTION_KEY] });
          }}
        />
      )}
    </Page>
  );
}
