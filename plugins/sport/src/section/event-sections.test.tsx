import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it } from 'vitest';
import { EventSections } from './event-sections.tsx';

it('a list of no events is shown as nothing, and does not fail', async () => {
  const { context } = createTestContext({ plugin: 'sport' });
  const view = reactView(() => (
    <EventSections list="list:live:football" events={[]} best={new Set()} market="result" />
  ));
  const mounted = await mountView({ view, context });
  expect(mounted.crashes).toEqual([]);
  expect(mounted.element.textContent).toBe('');
  await mounted.unmount();
});
