import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import { start } from './policy-logo.background.ts';

const logo = () => document.querySelector<HTMLImageElement>('img[src="/web-api/policy/logo.agif"]');

it('the policy logo is loaded, hidden, and is removed with its part', () => {
  const stop = start();
  expect([logo()?.hidden, logo()?.alt]).toEqual([true, '']);
  stop();
  expect(logo()).toBeNull();
});

it('the policy logo needs a visitor from a country that the operator lists', () => {
  const { when } = plugin.background?.find(({ name }) => name === 'policy-logo') ?? {};
  expect(when).toEqual({ key: 'config.policyLogo' });
});
