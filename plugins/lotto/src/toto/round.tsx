import type { TotoRoundAnswer } from '@touchline/contracts/toto';
import { totoOf } from '@touchline/domain/pools';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { FillCoupon } from './fill-coupon.tsx';
import { PlayedMatch } from './match-row.tsx';
import { Shares } from './shares.tsx';
import { roundResource } from './toto.resource.ts';
import styles from './toto.module.css';
import { useRoundText } from './use-round-text.ts';

/** What a round is, until when it takes tickets and what waits in its jackpot. */
function RoundHead({ round }: { readonly round: TotoRoundAnswer }) {
  const { i18n } = usePlugin();
  const textOf = useRoundText();
  return (
    <Card>
      <h2 className={styles.heading}>
        {i18n.t(`toto.name.${round.toto}`)} · {i18n.t('toto.round', { id: round.id })}
      </h2>
      <p className={styles.lead}>{textOf(round)}</p>
      {(round.status === 'open' ? round.jackpots : []).map(({ currency, amount }) => (
        <p key={currency} className={styles.lead}>
          {i18n.t('lotto.jackpot', { amount: i18n.money(amount, currency) })}
        </p>
      ))}
    </Card>
  );
}

/** A round: its coupon while it takes tickets, then how its matches end, then what it has paid. */
export function Round({ id, isPlayer }: { readonly id: string; readonly isPlayer: boolean }) {
  const { i18n, clock } = usePlugin();
  const answer = useResource(roundResource, { id });
  const round = answer.data;
  const toto = totoOf(round?.toto ?? '');
  if (round === undefined || toto === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const isSold = round.status === 'open' && round.closesAt > clock.now();
  return (
    <>
      <RoundHead round={round} />
      {isSold ? (
        <FillCoupon key={round.id} toto={toto} round={round} isPlayer={isPlayer} />
      ) : (
        <Card>
          <ol className={styles.matches}>
            {round.matches.map((match, place) => (
              <PlayedMatch key={match.eventId} toto={toto} place={place} match={match} />
            ))}
          </ol>
        </Card>
      )}
      <Shares toto={toto} pools={round.pools} />
    </>
  );
}
