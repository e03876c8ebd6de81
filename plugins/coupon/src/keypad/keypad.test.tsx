import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../translations/en.json' with { type: 'json' };
import { Keypad } from './keypad.tsx';
import { type KeypadKey, pressKey } from './press-key.ts';

afterEach(cleanup);

function type(keys: string, decimals: number): string {
  return [...keys].reduce(
    (text, sign) =>
      pressKey({ text, key: sign === '<' ? 'delete' : (sign as KeypadKey), decimals }),
    '',
  );
}

describe('a key of the pad', () => {
  it.each([
    ['125', 2, '125'],
    ['12.345', 2, '12.34'],
    ['12.345', 3, '12.345'],
    ['12.345', 0, '12345'],
    ['.5', 2, '0.5'],
    ['007', 2, '7'],
    ['0.05', 2, '0.05'],
    ['1..5', 2, '1.5'],
    ['12<', 2, '1'],
    ['.<', 2, ''],
    ['<', 2, ''],
    ['1234567890', 2, '123456789'],
  ])('the keys %s with %i decimals make %s', (keys, decimals, expected) => {
    expect(type(keys, decimals)).toBe(expected);
  });
});

describe('the pad', () => {
  function show(decimals: number) {
    const { context } = createTestContext({ plugin: 'coupon', texts });
    function Field() {
      const [value, setValue] = useState('');
      return (
        <PluginProvider value={context}>
          <output>{value}</output>
          <Keypad value={value} onChange={setValue} decimals={decimals} />
        </PluginProvider>
      );
    }
    render(<Field />);
  }

  it('the keypad types an amount and its keys have names', async () => {
    show(2);
    for (const name of ['1', '2', 'Decimal point', '5', 'Delete the last digit', '7']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(screen.getByRole('status').textContent).toBe('12.7');
  });

  it('the keypad has no point for a currency without minor units', () => {
    show(0);
    expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull();
  });
});
