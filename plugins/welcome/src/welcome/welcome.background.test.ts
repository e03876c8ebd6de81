import { createTestContext } from '@touchline/testing';
import { expect, it, vi } from 'vitest';
import { welcomeDue } from './due.store.ts';
import { start } from './welcome.background.ts';

it('a welcome is offered once, however often what it waits for comes true', async () => {
  const { context } = createTestContext({ plugin: 'welcome' });
  let open = (): void => undefined;
  const offer = vi.spyOn(context.modals, 'offer').mockImplementation(
    () =>
      new Promise((resolve) => {
        open = resolve;
      }),
  );
  welcomeDue(context).set(true);
  start(context)();
  start(context)();
  expect(offer).toHaveBeenCalledTimes(1);
  open();
  await vi.waitFor(() => expect(welcomeDue(context).get()).toBe(false));
});
