import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { Checkbox, RadioGroup, Switch } from './choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function describedBy(element: HTMLElement) {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}

describe('text', () => {
  it('a text field has its label as its name and its hint as its description', () => {
    render(<TextField label="E-mail" hint="We never show it" />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(describedBy(field)).toBe('We never show it');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('an error replaces the hint beside the field and marks it invalid', () => {
    render(<TextField label="E-mail" hint="We never show it" error="Enter an address" />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(describedBy(field)).toBe('Enter an address');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('a password can be shown and hidden again', async () => {
    render(<TextField label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field.type).toBe('password');
  });
});

describe('choices', () => {
  it('a select offers its options under its label', async () => {
    render(
      <SelectField
        label="Currency"
        options={[
          { value: 'EUR', text: 'Euro' },
          { value: 'USD', text: 'Dollar' },
        ]}
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
    await userEvent.selectOptions(select, 'Dollar');
    expect(select.value).toBe('USD');
  });

  it('a checkbox and a switch have their roles, names and descriptions', async () => {
    render(
      <>
        <Checkbox label="I am 18 or older" error="Confirm your age" />
        <Switch label="Remember me" hint="On this device" />
      </>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am 18 or older' });
    expect(describedBy(box)).toBe('Confirm your age');
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Remember me' });
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(toggle.checked).toBe(true);
  });

  it('a radio group has its legend as its name and hands over the chosen value', async () => {
    const onChange = vi.fn<(value: 'any' | 'better') => void>();
    render(
      <RadioGroup
        legend="Price changes"
        value="any"
        onChange={onChange}
        options={[
          { value: 'any', text: 'Accept any' },
          { value: 'better', text: 'Accept better' },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Price changes' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Accept better' }));
    expect(onChange).toHaveBeenCalledWith('better');
  });
});

describe('amount', () => {
  function Stake({ error }: { error?: string }) {
    const [value, setValue] = useState('10');
    return (
      <AmountField
        label="Stake"
        value={value}
        onChange={setValue}
        decimals={2}
        currency="EUR"
        error={error}
        step={{
          lessText: 'Less',
          moreText: 'More',
          onStep: (direction) => setValue(String(Number(value) + (direction === 'more' ? 5 : -5))),
        }}
        quick={[{ text: '50', onPress: () => setValue('50.00') }]}
      />
    );
  }
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });

  it('an amount field requests the decimal keypad of a phone, and accepts an amount only', async () => {
    render(<Stake />);
    expect(input().inputMode).toBe('decimal');
    await userEvent.clear(input());
    await userEvent.type(input(), '12a,3456');
    expect(input().value).toBe('12.34');
  });

  it('an amount field steps by its buttons and by the arrow keys', async () => {
    render(<Stake />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(input().value).toBe('15');
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(input().value).toBe('10');
    input().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(input().value).toBe('15');
  });

  it('an amount field accepts a usual amount with one press, and shows its fault beside the field', async () => {
    render(<Stake error="The smallest stake is 0.50" />);
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    expect(input().value).toBe('50.00');
    expect(describedBy(input())).toBe('The smallest stake is 0.50');
  });
});

describe('error summary', () => {
  it('an error summary takes the focus when it appears, and each entry links to its field', async () => {
    const { rerender } = render(<ErrorSummary title="Two faults" errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <>
        <ErrorSummary
          title="Two faults"
          errors={[{ fieldId: 'mail', text: 'Enter an address' }, { text: 'Try later' }]}
        />
        <TextField id="mail" label="E-mail" />
      </>,
    );
    expect(screen.queryByRole('alert')).not.toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Enter an address' }));
    expect(document.activeElement?.id).toBe('mail');
  });

  it('an error summary is focused as soon as it has an entry', () => {
    const { rerender } = render(<ErrorSummary title="Faults" errors={[]} />);
    rerender(<ErrorSummary title="Faults" errors={[{ text: 'Try later' }]} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});
