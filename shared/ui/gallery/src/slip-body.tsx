import { useState } from 'react';
import { Button, Crest, IconButton, Odds } from '@touchline/ui';
import { closeIcon, lockIcon } from '@touchline/ui/icons';
import { AmountField, Tabs } from '@touchline/ui/forms';
import { Icon } from '@touchline/ui';
import styles from './slip-body.module.css';

const LEGS = [
  {
    match: 'Arsenal – Brighton & Hove Albion',
    pick: 'Arsenal',
    market: 'Match result',
    odds: '1.28',
  },
  {
    match: 'Real Sociedad – Atlético Madrid',
    pick: 'Over 2.5',
    market: 'Total goals',
    odds: '2.48',
    was: '2.55',
  },
  {
    match: 'Bayern Munich – Paris Saint-Germain',
    pick: 'Bayern Munich',
    market: 'Match result',
    odds: '2.05',
  },
];

/** A slip with three legs, one of which has changed its price. */
export function SlipBody() {
  const [kind, setKind] = useState<'single' | 'express' | 'system'>('express');
  return (
    <Tabs
      label="Kind of bet"
      selected={kind}
      onSelect={setKind}
      tabs={[
        { key: 'single', text: 'Singles', count: 3 },
        { key: 'express', text: 'Express' },
        { key: 'system', text: 'System' },
      ]}
    >
      <ul className={styles.legs}>
        {LEGS.map(({ match, pick, market, odds, was }) => (
          <li key={match} className={styles.leg}>
            <Crest name={pick} size={24} />
            <div className={styles.text}>
              <b>{pick}</b>
              <span>{market}</span>
              <span>{match}</span>
            </div>
            <Odds text={odds} was={was} strong />
            <IconButton label={`Remove ${pick}`} path={closeIcon} size={20} />
          </li>
        ))}
      </ul>
      <p className={styles.changed}>A price has changed: 2.55 → 2.48</p>
    </Tabs>
  );
}

/** Stake, the possible return, and the button. */
export function SlipFoot() {
  const [stake, setStake] = useState('10.00');
  const short = Number(stake) < 0.5;
  return (
    <div className={styles.foot}>
      <AmountField
        label="Stake"
        value={stake}
        onChange={setStake}
        decimals={2}
        currency="EUR"
        error={short ? 'The smallest stake is €0.50' : undefined}
        step={{
          lessText: 'Less',
          moreText: 'More',
          onStep: (direction) =>
            setStake(Math.max(0, Number(stake) + (direction === 'more' ? 1 : -1)).toFixed(2)),
        }}
        quick={['5', '10', '25', '50', 'Max'].map((text) => ({
          text,
          onPress: () => setStake(text === 'Max' ? '500.00' : `${text}.00`),
        }))}
      />
      <dl className={styles.sums}>
        <dt>Total odds</dt>
        <dd>6.51</dd>
        <dt>Possible return</dt>
        <dd>
          <b>€65.10</b>
        </dd>
      </dl>
      <Button
        variant="primary"
        size="large"
        wide
        icon={short ? <Icon path={lockIcon} /> : undefined}
      >
        Accept changes and place €{stake}
      </Button>
    </div>
  );
}
