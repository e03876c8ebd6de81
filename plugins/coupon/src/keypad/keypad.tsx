import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { backspaceIcon } from '@touchline/ui/icons';
import { type KeypadKey, pressKey } from './press-key.ts';
import styles from './keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  /** Major units as typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Digits after the point: the exponent of the currency. */
  readonly decimals: number;
}

/**
 * Keys for an amount, each a full target. They are beside a text field, which takes a keyboard's
 * keys itself; the pad is for the thumb and leaves the focus where it is.
 */
export function Keypad({ value, onChange, decimals }: KeypadProps) {
  const { i18n } = usePlugin();
  const press = (key: KeypadKey) => onChange(pressKey({ text: value, key, decimals }));
  const point = new Intl.NumberFormat(i18n.language).formatToParts(1.5)[1]?.value ?? '.';
  const keyProps = (key: KeypadKey) => ({
    type: 'button' as const,
    className: styles.key,
    onClick: () => press(key),
  });
  return (
    // Digits are in one order everywhere.
    <fieldset className={styles.pad} aria-label={i18n.t('keypad.label')} dir="ltr">
      {DIGITS.map((digit) => (
        <button key={digit} {...keyProps(digit)}>
          {digit}
        </button>
      ))}
      {decimals === 0 ? (
        <span />
      ) : (
        <button {...keyProps('.')} aria-label={i18n.t('keypad.point')}>
          {point}
        </button>
      )}
      <button {...keyProps('0')}>0</button>
      <button {...keyProps('delete')} aria-label={i18n.t('keypad.delete')}>
        <Icon path={backspaceIcon} />
      </button>
    </fieldset>
  );
}
