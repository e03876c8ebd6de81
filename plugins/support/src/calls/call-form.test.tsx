import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json' with { type: 'json' };
import { CallForm } from './call-form.tsx';

afterEach(cleanup);

const COUNTRIES = [
  { id: 1, name: 'Russia', country_code: 'ru', tel_code: '7' },
  { id: 79, name: 'United Kingdom', country_code: 'gb', tel_code: '44' },
];
const FROM = Date.UTC(2026, 10, 28, 12);

it('a number of another phone is of the country of the account, unless the player chooses one', () => {
  const { context } = createTestContext({ plugin: 'support', texts, session: { userId: 'u1' } });
  const { container } = render(
    <PluginProvider value={context}>
      <CallForm
        answer={{
          isOffered: true,
          calls: [],
          windows: [{ from: FROM, to: FROM + 3_600_000 }],
          languages: ['en'],
          phone: '',
          country: 'GB',
        }}
        countries={COUNTRIES}
      />
    </PluginProvider>,
  );
  const chosen = [...container.querySelectorAll('select')].map(({ value }) => value);
  expect(chosen).toContain('gb');
  expect(chosen).not.toContain('ru');
});
