import { useState } from 'react';
import { Button, Crest, IconButton, Odds } from '@touchline/ui';
import { closeIcon, lockIcon } from '@touchline/ui/icons';
import { AmountField, Tabs } from '@touchline/ui/forms';
import { Icon } from '@touchline/ui';
import styles from './slip-body.module.css';
import { filled, pages } from './texts/texts.ts';

const { match, slip, teams } = pages;

const LEGS = [
  {
    match: `${teams.arsenal} – ${teams.brighton}`,
    pick: teams.arsenal,
    market: match.result,
    odds: '1.28',
  },
  {
    match: `${teams.sociedad} – ${teams.atletico}`,
    pick: filled(match.over, { line: '2.5' }),
    market: match.total,
    odds: '2.48',
    was: '2.55',
  },
  {
    match: `${teams.bayern} – ${teams.paris}`,
    pick: teams.bayern,
    market: match.result,
    odds: '2.05',
  },
];

/** A slip with three legs, one of which has changed its price. */
export function SlipBody() {
  const [kind, setKind] = useState<'single' | 'express' | 'system'>('express');
  return (
    <Tabs
      label={slip.type}
      selected={kind}
      onSelect={setKind}
      tabs={[
        { key: 'single', text: slip.singles, count: 3 },
        { key: 'express', text: slip.accumulator },
        { key: 'system', text: slip.system },
      ]}
    >
      <ul className={styles.legs}>
        {LEGS.map(({ match: name, pick, market, odds, was }) => (
          <li key={name} className={styles.leg}>
            <Crest name={pick} size={24} />
            <div className={styles.text}>
              <b>{pick}</b>
              <span>{market}</span>
              <span>{name}</span>
            </div>
            <Odds text={odds} was={was} strong />
            <IconButton label={filled(slip.remove, { name: pick })} path={closeIcon} size={20} />
          </li>
        ))}
      </ul>
      <p className={styles.changed}>{slip.changed}</p>
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
        label={slip.stake}
        value={stake}
        onChange={setStake}
        decimals={2}
        currency="EUR"
        error={short ? slip.least : undefined}
        step={{
          lessText: slip.less,
          moreText: slip.more,
          onStep: (direction) =>
            setStake(Math.max(0, Number(stake) + (direction === 'more' ? 1 : -1)).toFixed(2)),
        }}
        quick={['5', '10', '25', '50', slip.maximum].map((text) => ({
          text,
          onPress: () => setStake(text === slip.maximum ? '500.00' : `${text}.00`),
        }))}
      />
      <dl className={styles.sums}>
        <dt>{slip.totalOdds}</dt>
        <dd>6.51</dd>
        <dt>{slip.possible}</dt>
        <dd>
          <b>{slip.possibleAmount}</b>
        </dd>
      </dl>
      <Button
        variant="primary"
        size="large"
        wide
        icon={short ? <Icon path={lockIcon} /> : undefined}
      >
        {filled(slip.place, { stake })}
      </Button>
    </div>
  );
}
