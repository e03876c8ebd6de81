import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { start } from './announce-once.background.ts';

const plan = (startAt: number) => ({
  startAt,
  finishAt: startAt + 3_600_000,
  notifyStartDate: 1,
  notifyEndDate: startAt,
});

describe('the dialog about maintenance to come', () => {
  it('the maintenance dialog opens once for each time that is announced', async () => {
    const { context, maintenance, openModals } = createTestContext({ plugin: 'technical' });
    maintenance.set(plan(1_000));
    start(context)();
    expect(openModals).toEqual(['maintenanceNotice']);
    await context.modals.close();
    const stop = start(context);
    expect(openModals).toEqual([]);
    maintenance.set(plan(2_000));
    expect(openModals).toEqual(['maintenanceNotice']);
    stop();
  });

  it('the maintenance dialog waits for the end of another dialog, and counts as shown only then', async () => {
    const { context, maintenance, openModals } = createTestContext({ plugin: 'technical' });
    maintenance.set(plan(1_000));
    await context.modals.open('login');
    start(context)();
    const stop = start(context);
    expect(openModals).toEqual(['login']);
    await context.modals.close();
    expect(openModals).toEqual(['maintenanceNotice']);
    stop();
  });
});
