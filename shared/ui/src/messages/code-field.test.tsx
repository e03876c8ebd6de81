import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CodeField } from './code-field.tsx';

function Form() {
  const [typed, setTyped] = useState('');
  return <CodeField label="Code" hint="Good for 10 minutes" typed={typed} onType={setTyped} />;
}

it('a code can be pasted, and is filled in by the browser that has received it', async () => {
  render(<Form />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  await userEvent.click(field);
  await userEvent.paste('123456');
  expect((field as HTMLInputElement).value).toBe('123456');
});
