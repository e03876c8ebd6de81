import { usePlugin } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import { memo, useId } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { chooseSingles, chooseStakeEach, chooseStakeSplit } from '../slip/state/choices.ts';
import { areSinglesOffered, hasSingles } from './singles.ts';
import { isOfSingles } from './split-stake.ts';
import { stakedLines } from './staked-lines.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

type OptionProps = Pick<Composition, 'state' | 'terms'>;

/** How a coupon of several legs is staked: in all or on each line or single, and on single legs as well. */
export const BetOptions = memo(function BetOptions({ state, terms }: OptionProps) {
  return (
    <>
      {stakedLines(state) > 1 || isOfSingles(state) ? <StakeMode state={state} /> : undefined}
      {areSinglesOffered(state, terms) ? <SinglesSwitch state={state} /> : undefined}
    </>
  );
});

function SinglesSwitch({ state }: Pick<OptionProps, 'state'>) {
  const context = usePlugin();
  const { i18n } = context;
  return (
    <Switch
      label={i18n.t('singles.label')}
      hint={i18n.t('singles.hint')}
      checked={hasSingles(state)}
      onChange={({ target }) => slipOf(context).change((now) => chooseSingles(now, target.checked))}
    />
  );
}

function StakeMode({ state }: Pick<OptionProps, 'state'>) {
  const context = usePlugin();
  const { i18n } = context;
  const name = useId();
  const isSingles = isOfSingles(state);
  const isEachNow = isSingles ? state.isStakeSplit !== true : state.isStakeEach === true;
  const modes = [
    { isEach: false, text: i18n.t('stakeMode.total') },
    { isEach: true, text: i18n.t(isSingles ? 'stakeMode.single' : 'stakeMode.each') },
  ];
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.legend}>{i18n.t('stakeMode.label')}</legend>
      {modes.map(({ isEach, text }) => (
        <label key={text} className={styles.role}>
          <input
            type="radio"
            name={name}
            checked={isEachNow === isEach}
            onChange={() =>
              slipOf(context).change((now) =>
                isOfSingles(now) ? chooseStakeSplit(now, !isEach) : chooseStakeEach(now, isEach),
              )
            }
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
