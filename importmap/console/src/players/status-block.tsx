import type { OperatorPlayerStatus } from '@touchline/contracts/operator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Button } from '@touchline/ui';
import { readPlayerStatus } from '../api/player-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Facts } from '../app/facts.tsx';
import { Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BanPlayer } from './ban-player.tsx';
import { PLAYER_KEY } from './paged-block.tsx';
import styles from './players.module.css';

const VERIFIED = 3;

/** The words that matter first. */
function Badges({ status }: { readonly status: OperatorPlayerStatus }) {
  const { t } = useTexts();
  const isVerified = status.verificationStatus === VERIFIED;
  return (
    <div className={styles.badges}>
      <Badge tone={status.banLevel > 0 ? 'danger' : 'success'}>
        {t(status.banLevel > 0 ? 'players.badge.banned' : 'players.badge.notBanned')}
      </Badge>
      <Badge tone={isVerified ? 'success' : 'neutral'}>
        {t(isVerified ? 'players.badge.verified' : 'players.badge.notVerified')}
      </Badge>
      {status.exclusions.map(({ kind }) => (
        <Badge key={kind} tone="warning">
          {t(`protection.exclusion.${kind}`)}
        </Badge>
      ))}
    </div>
  );
}

/** What a player may do at the moment, and the ban. */
export function StatusBlock({
  playerId,
  onChanged,
}: {
  readonly playerId: string;
  readonly onChanged: () => void;
}) {
  const { t, moment, number } = useTexts();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, 'status'],
    queryFn: () => readPlayerStatus(playerId),
  });
  const status = loaded.data;
  const yes = (is: boolean) => t(is ? 'players.yes' : 'players.no');
  const close = () => {
    setOpen(false);
    // Another operator may have been quicker.
    onChanged();
  };
  return (
    <Panel title={t('players.status')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {status !== undefined && (
        <>
          <Badges status={status} />
          <Facts
            facts={{
              ...(status.banLevel > 0 && { banLevel: number(status.banLevel) }),
              identification: yes(status.isIdentificationNeeded),
              owesData: yes(status.owesData),
              owesTerms: yes(status.owesTerms),
              hasDeposit: yes(status.hasDeposit),
              ...Object.fromEntries(
                status.exclusions
                  .slice(0, 1)
                  .map(({ until }) => [
                    'excludedUntil',
                    until === undefined ? t('protection.noEnd') : moment(until),
                  ]),
              ),
            }}
            nameOf={(fact) => t(`players.fact.${fact}`)}
          />
          <May permission="players.ban">
            <div>
              <Button size="small" onClick={() => setOpen(true)}>
                {t(status.banLevel > 0 ? 'players.unban.open' : 'players.ban.open')}
              </Button>
            </div>
          </May>
          {isOpen && (
            <BanPlayer
              playerId={playerId}
              seen={status.banLevel}
              onClose={close}
              onDone={() => {
                notify({ tone: 'success', title: t('players.done') });
                close();
              }}
            />
          )}
        </>
      )}
    </Panel>
  );
}
