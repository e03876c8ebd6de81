import { type KeyboardEvent, useId } from 'react';
import { Icon } from '@touchline/ui';
import { minusIcon, plusIcon } from '../generated/icon-paths.ts';
import styles from './stepper.module.css';
import { stepValue, type StepLimits } from './step-value.ts';

export interface StepperProps extends StepLimits {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value as it is read: "5 legs"; the number when left out. */
  readonly text?: string | undefined;
  readonly lessText: string;
  readonly moreText: string;
  /** Below: what the limits are and why. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Steps of a large move, by Page Up and Page Down. */
const PAGE = 10;
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** A small number that is changed by a press: legs, tickets, lines. Arrow keys change it as well. */
export function Stepper(props: StepperProps) {
  const { label, value, onChange, text, lessText, moreText, hint, disabled, min, max } = props;
  const id = useId();
  const move = (by: number) => {
    const next = stepValue(value, by, props);
    if (!disabled && next !== value) onChange(next);
  };

  function onKeyDown(event: KeyboardEvent) {
    const by = KEY_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  }

  return (
    <div className={styles.stepper}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <span className={styles.control}>
        <StepPress
          label={lessText}
          path={minusIcon}
          ended={disabled || value <= min}
          onPress={() => move(-1)}
        />
        <span
          // A field would offer a keyboard for a number that is only ever pressed.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="spinbutton"
          className={styles.value}
          tabIndex={disabled ? -1 : 0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={text}
          aria-disabled={disabled}
          onKeyDown={onKeyDown}
        >
          {text ?? value}
        </span>
        <StepPress
          label={moreText}
          path={plusIcon}
          ended={disabled || value >= max}
          onPress={() => move(1)}
        />
      </span>
      {hint === undefined ? undefined : <span className={styles.hint}>{hint}</span>}
    </div>
  );
}

interface StepPressProps {
  readonly label: string;
  readonly path: string;
  /** A limit is reached; the button keeps the focus that it may have. */
  readonly ended: boolean | undefined;
  readonly onPress: () => void;
}

function StepPress({ label, path, ended, onPress }: StepPressProps) {
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={label}
      aria-disabled={ended}
      onClick={ended ? undefined : onPress}
    >
      <Icon path={path} />
    </button>
  );
}
