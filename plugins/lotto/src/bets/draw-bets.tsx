import type { BuyDrawBet, DrawBetOffer, LotteryDraw } from '@touchline/contracts/lottery';
import { type Lottery, lotteryOf } from '@touchline/domain/pools';
import { errorCode, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { useState } from 'react';
import { ticketsResource } from '../lotto/lotto.resource.ts';
import styles from '../lotto/lotto.module.css';
import { unansweredOf } from '../purchase/unanswered.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import { BetChoice } from './bet-choice.tsx';
import { BetStake } from './bet-stake.tsx';
import { buyDrawBet, drawBetsResource } from './bets.resource.ts';
import { betOf, type Choice, choiceOf, emptyChoice } from './choice.ts';

type OpenDraw = Pick<LotteryDraw, 'id' | 'lottery'>;

const withoutOdds = (request: BuyDrawBet) => JSON.stringify({ ...request, odds: undefined });

/**
 * Places bets, and has what they change read again. One that was not answered is sent again at the odds that it had: it
 * may have been sold at them.
 */
function usePlacing() {
  const context = usePlugin();
  const { resources } = context;
  const unanswered = unansweredOf(context).bet;
  const { buy, ...purchase } = usePurchase({
    unanswered,
    send: async (http, request: BuyDrawBet, key) => {
      try {
        const ticket = await buyDrawBet(http, request, key);
        resources.invalidate(ticketsResource.name);
        return ticket;
      } catch (error) {
        if (errorCode(error) === 'price_changed') {
          resources.invalidate(drawBetsResource.name);
        }
        throw error;
      }
    },
  });
  const place = (request: BuyDrawBet) => {
    const sent = unanswered.get().sent?.request;
    buy(sent !== undefined && withoutOdds(sent) === withoutOdds(request) ? sent : request);
  };
  return { ...purchase, place };
}

function BetForm({
  draw,
  lottery,
  offers,
}: {
  readonly draw: OpenDraw;
  readonly lottery: Lottery;
  readonly offers: readonly DrawBetOffer[];
}) {
  const context = usePlugin();
  const { i18n, navigation, session } = context;
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const [kept] = useState(() => {
    const request = unansweredOf(context).bet.get().sent?.request;
    return request?.drawId === draw.id ? request : undefined;
  });
  const [choice, setChoice] = useState(() => (kept ? choiceOf(kept.bet) : emptyChoice(0)));
  const [typed, setTyped] = useState<string>();
  const { place, forget, ...purchase } = usePlacing();
  const offer = offers.find(({ field }) => field === choice.field);
  if (offer === undefined) {
    return undefined;
  }
  const chosen = betOf(choice, offer);
  const choose = (next: Choice) => {
    setChoice(next);
    forget();
  };
  return (
    <>
      <BetChoice
        lottery={lottery}
        offers={offers}
        offer={offer}
        choice={choice}
        onChange={choose}
      />
      {isPlayer ? (
        <BetStake
          lottery={lottery.id}
          chosen={chosen}
          kept={kept?.stake}
          typed={typed}
          onType={(text) => {
            setTyped(text);
            forget();
          }}
          purchase={purchase}
          onPlace={(accountId, stake) =>
            chosen !== undefined &&
            place({ drawId: draw.id, bet: chosen.bet, accountId, stake, odds: chosen.odds })
          }
        />
      ) : (
        <Button variant="primary" wide href={navigation.href({ route: 'login' })}>
          {i18n.t('lotto.bets.signIn')}
        </Button>
      )}
    </>
  );
}

/** Bets at fixed odds on a draw that is open; nothing where none are taken. */
export function DrawBets({ draw }: { readonly draw: OpenDraw }) {
  const { i18n } = usePlugin();
  const lottery = lotteryOf(draw.lottery);
  const offers = useResource(drawBetsResource, { id: draw.id }).data?.offers ?? [];
  if (lottery === undefined || offers.length === 0) {
    return undefined;
  }
  return (
    <Card>
      <h2 className={styles.heading}>{i18n.t('lotto.bets.title')}</h2>
      <p className={styles.about}>{i18n.t('lotto.bets.about')}</p>
      <BetForm key={draw.id} draw={draw} lottery={lottery} offers={offers} />
    </Card>
  );
}
