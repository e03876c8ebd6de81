import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { useState } from 'react';
import { PlacedBet } from '../placement/placed-bet.tsx';
import { placingOf } from '../placement/placement.ts';
import { PlaceForm } from '../placement/place-form.tsx';
import { LegRow } from './leg-row.tsx';
import { relatedEvents } from './slip-figures.ts';
import { slipOf } from './slip.store.ts';
import { useSlipLegs } from './use-legs.ts';
import styles from './slip.module.css';

function Undo() {
  const context = usePlugin();
  const slip = slipOf(context);
  const [asked, setAsked] = useState(0);
  useStore(slip.store);
  return slip.canRestore() ? (
    <Button
      key={asked}
      variant="quiet"
      size="small"
      onClick={() => {
        slip.restore();
        setAsked(asked + 1);
      }}
    >
      {context.i18n.t('undo')}
    </Button>
  ) : undefined;
}

function Empty() {
  const { i18n, navigation } = usePlugin();
  return (
    <>
      <EmptyState
        path={ticketIcon}
        title={i18n.t('empty')}
        text={i18n.t('emptyHint')}
        action={
          <Button href={navigation.href({ route: 'mainSection', params: { section: 'live' } })}>
            {i18n.t('toLive')}
          </Button>
        }
      />
      <Undo />
    </>
  );
}

/** The slip itself, the same on its page, in the sheet and in the right column. */
export function SlipPanel() {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const placing = placingOf(context);
  const placement = useStore(placing.state);
  const { bets, moves, closed } = useSlipLegs();
  if (placement.state === 'placed') {
    return <PlacedBet bet={placement.bet} />;
  }
  if (bets.length === 0) {
    return <Empty />;
  }
  const related = relatedEvents(bets);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.type}>{i18n.t(bets.length > 1 ? 'type.1' : 'type.0')}</span>
        <Undo />
        <Button variant="quiet" size="small" onClick={slip.clear}>
          {i18n.t('clear')}
        </Button>
      </div>
      <ul className={styles.legs}>
        {bets.map((bet) => (
          <LegRow
            key={bet.outcomeId}
            bet={bet}
            move={moves.find(({ outcomeId }) => outcomeId === bet.outcomeId)}
            closed={closed.get(bet.outcomeId)}
            isRelated={related.has(bet.eventId)}
          />
        ))}
      </ul>
      <PlaceForm bets={bets} moves={moves} closed={closed} hasRelated={related.size > 0} />
    </div>
  );
}
