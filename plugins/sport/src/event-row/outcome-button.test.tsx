import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json' with { type: 'json' };
import { OutcomeButton } from './outcome-button.tsx';

const EVENT = {
  id: 1,
  home: { id: 1, name: 'Arsenal' },
  away: { id: 2, name: 'Chelsea' },
} as never;

it('a price has its name once the page has all its words, though its row has not changed', async () => {
  const { context } = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  let word = '';
  const { i18n } = context;
  const waiting = { ...context, i18n: { ...i18n, outcome: () => word } };
  const view = reactView(() => (
    <OutcomeButton event={EVENT} marketKey="ft-total@2.5" code="over" naming="above" />
  ));
  const { element, update, unmount } = await mountView({ view, context: waiting });
  const label = () => element.querySelector('button')?.getAttribute('aria-label');
  expect(label()).not.toContain('Over 2.5');
  word = 'Over 2.5';
  await update({ refreshes: 1 } as never);
  expect(label()).toContain('Over 2.5');
  await unmount();
});
