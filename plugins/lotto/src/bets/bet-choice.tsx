import type { DrawBet, DrawBetOffer } from '@touchline/contracts/lottery';
import { type Lottery, MOST_BET_NUMBERS } from '@touchline/domain/pools';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Chip, PriceButton } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import styles from '../lotto/lotto.module.css';
import { type Choice, emptyChoice, priceText } from './choice.ts';

interface Choosing {
  readonly lottery: Lottery;
  readonly offer: DrawBetOffer;
  readonly choice: Choice;
  readonly onChange: (next: Choice) => void;
}

/** The numbers of a drum, one or several of them chosen. */
function NumberGrid({ lottery, choice, onChange }: Choosing) {
  const { i18n } = usePlugin();
  const { kind, field, numbers, first } = choice;
  const drum = lottery.fields[field];
  const most = Math.min(MOST_BET_NUMBERS, drum?.drawn ?? 0);
  const isFirst = kind === 'first';
  const press = (number: number) => {
    if (isFirst) {
      onChange({ ...choice, first: number === first ? undefined : number });
    } else if (numbers.includes(number)) {
      onChange({ ...choice, numbers: numbers.filter((other) => other !== number) });
    } else {
      // One too many takes the place of the one that was chosen first.
      onChange({ ...choice, numbers: [...numbers, number].slice(-most) });
    }
  };
  return (
    <fieldset className={styles.field}>
      <legend>
        {i18n.t(isFirst ? 'lotto.bets.chooseFirst' : 'lotto.bets.chooseNumbers', { count: most })}
      </legend>
      {Array.from({ length: drum?.of ?? 0 }, (_nothing, at) => (drum?.first ?? 0) + at).map(
        (number) => (
          <Chip
            key={number}
            selected={isFirst ? number === first : numbers.includes(number)}
            onClick={() => press(number)}
          >
            {number}
          </Chip>
        ),
      )}
    </fieldset>
  );
}

/** The two sides of a sum, or of odd and even, with their prices. */
function Sides({ offer, choice, onChange }: Choosing) {
  const { i18n } = usePlugin();
  const shown = useOdds();
  const { sum, parity } = offer;
  const sides =
    choice.kind === 'sum'
      ? (['over', 'under'] as const).map((side) => ({ side, odds: sum[side] }))
      : (['odd', 'even'] as const).map((side) => ({ side, odds: parity[side] }));
  return (
    <div className={styles.sides}>
      {sides.map(({ side, odds }) => {
        const name = i18n.t(`lotto.bets.${side}`, { line: sum.line });
        const display = shown(priceText(odds));
        return (
          <PriceButton
            key={side}
            outcomeId={side}
            label={`${name}, ${display}`}
            name={name}
            price={priceText(odds)}
            display={display}
            selected={choice[choice.kind === 'sum' ? 'sum' : 'parity'] === side}
            onPress={() =>
              onChange(
                side === 'over' || side === 'under'
                  ? { ...choice, sum: side }
                  : { ...choice, parity: side },
              )
            }
          />
        );
      })}
    </div>
  );
}

/** What to bet on: the field, the kind, and what of it. */
export function BetChoice(choosing: Choosing & { readonly offers: readonly DrawBetOffer[] }) {
  const { i18n } = usePlugin();
  const { lottery, offer, offers, choice, onChange } = choosing;
  const kinds: readonly DrawBet['kind'][] =
    offer.first === undefined
      ? ['numbers', 'sum', 'parity']
      : ['numbers', 'sum', 'parity', 'first'];
  return (
    <>
      {offers.length === 1 ? undefined : (
        <fieldset className={styles.choices}>
          <legend>{i18n.t('lotto.bets.field')}</legend>
          {offers.map(({ field }) => {
            const drum = lottery.fields[field];
            return (
              <Chip
                key={field}
                selected={field === choice.field}
                onClick={() => onChange(emptyChoice(field))}
              >
                {i18n.t('lotto.bets.fieldName', {
                  field: field + 1,
                  drawn: drum?.drawn ?? 0,
                  of: drum?.of ?? 0,
                })}
              </Chip>
            );
          })}
        </fieldset>
      )}
      <fieldset className={styles.choices}>
        <legend>{i18n.t('lotto.bets.kind')}</legend>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            selected={kind === choice.kind}
            onClick={() => onChange({ ...choice, kind })}
          >
            {i18n.t(`lotto.bets.kinds.${kind}`)}
          </Chip>
        ))}
      </fieldset>
      {choice.kind === 'numbers' || choice.kind === 'first' ? (
        <NumberGrid {...choosing} />
      ) : (
        <Sides {...choosing} />
      )}
      {choice.kind === 'numbers' && offer.numbersWithBonus !== undefined ? (
        <Checkbox
          label={i18n.t('lotto.bets.withBonus')}
          checked={choice.withBonus}
          onChange={({ target }) => onChange({ ...choice, withBonus: target.checked })}
        />
      ) : undefined}
    </>
  );
}
