import { createTestContext } from '@touchline/testing';
import { expect, it } from 'vitest';
import { start } from './face-id.background.ts';

it('a player is prompted for their face once a session, and not where it is shown', () => {
  const at = (name: string) =>
    createTestContext({ plugin: 'office', session: { userId: '1' }, current: { name } });
  const there = at('officeIdentification');
  start(there.context);
  expect(there.openModals).toEqual([]);
  const { context, openModals } = at('home');
  start(context);
  expect(openModals).toEqual(['face-id']);
  void context.modals.close();
  start(context);
  expect(openModals).toEqual([]);
});
