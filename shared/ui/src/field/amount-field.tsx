import { useId, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '@touchline/ui';
import { minusIcon, plusIcon } from '../generated/icon-paths.ts';
import { amountText } from './amount-text.ts';
import { Field, fieldControl, type FieldText } from './field.tsx';
import { type QuickAmount, QuickAmounts } from './quick-amounts.tsx';
import styles from './field.module.css';

export interface AmountFieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** The amount in major units as it is being typed: "12.5". */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Digits after the point: the exponent of the currency. */
  readonly decimals: number;
  /** The currency's code or sign; nothing is shown of an empty one. */
  readonly currency: string;
  /** What is taken where nothing is typed. */
  readonly placeholder?: string | undefined;
  /** Adds or takes one step; the caller knows the step and the limits. */
  readonly step?: AmountStep | undefined;
  /** Amounts to take with one press. */
  readonly quick?: readonly QuickAmount[] | undefined;
  /** `none` where the page has its own keys. */
  readonly inputMode?: 'decimal' | 'none' | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

interface AmountStep {
  readonly lessText: string;
  readonly moreText: string;
  readonly onStep: (direction: 'less' | 'more') => void;
}

/** An amount of money: typed, stepped, or taken from a row of usual amounts. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    isLabelHidden,
    placeholder,
    hint,
    error,
    value,
    onChange,
    decimals,
    currency,
    step,
    quick,
    disabled,
    name,
    inputMode = 'decimal',
    ref,
    id: givenId,
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step?.onStep(event.key === 'ArrowUp' ? 'more' : 'less');
  }

  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={styles.amount}>
        {step && <StepButton step={step} direction="less" disabled={disabled} />}
        <input
          {...fieldControl({ id, hint, error })}
          ref={ref}
          name={name}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          onChange={(event) => onChange(amountText(event.target.value, { decimals }))}
          onKeyDown={onKeyDown}
        />
        {currency === '' ? undefined : <span className={styles.currency}>{currency}</span>}
        {step && <StepButton step={step} direction="more" disabled={disabled} />}
      </span>
      {quick && <QuickAmounts quick={quick} disabled={disabled} />}
    </Field>
  );
}

interface StepButtonProps {
  readonly step: AmountStep;
  readonly direction: 'less' | 'more';
  readonly disabled: boolean | undefined;
}

function StepButton({ step, direction, disabled }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={direction === 'less' ? step.lessText : step.moreText}
      disabled={disabled}
      onClick={() => step.onStep(direction)}
    >
      <Icon path={direction === 'less' ? minusIcon : plusIcon} />
    </button>
  );
}
