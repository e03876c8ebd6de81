import { expect, it } from 'vitest';
import { banner, type Started } from './banner.ts';

const TOKEN = 'the token of the operator';
const started: Started = {
  address: 'http://localhost:8080',
  mode: 'development',
  operatorToken: { token: TOKEN, file: '/data/operator-token' },
  databaseDirectory: undefined,
};
const shown = (of: Started, isTerminal: boolean) => banner(of, { headline: 'Ready.', isTerminal });

it('the operator token is shown on a terminal in development mode alone', () => {
  expect(shown(started, true)).toContain(`operator token: ${TOKEN}\n`);
  expect(shown(started, false)).toContain('operator token: in /data/operator-token\n');
  expect(shown({ ...started, mode: 'production' }, true)).not.toContain(TOKEN);
  expect(shown({ ...started, mode: 'production' }, false)).not.toContain(TOKEN);
});

it('a configured operator token is named by its variable', () => {
  const configured = { ...started, operatorToken: { token: TOKEN, file: undefined } };
  expect(shown(configured, false)).toContain('operator token: set by OPERATOR_TOKEN\n');
});
