import type { PluginManifest } from '@touchline/contracts/plugins';
import { beforeAll, describe, expect, it } from 'vitest';
import { allManifests } from './registered-routes.ts';

let manifests: readonly PluginManifest[];

beforeAll(async () => {
  manifests = await allManifests();
}, 30_000);

const contributed = (kind: 'modals' | 'slots', plugin: string) =>
  manifests.find(({ id }) => id === plugin)?.[kind].map(({ name }) => name);

describe('the dialogs of the specification (product.txt §2.7, platform.txt §2)', () => {
  it.each([
    ['logout confirmation', 'auth', 'logout'],
    ['terms confirmation actions', 'auth', 'terms-actions'],
    ['login', 'auth', 'login'],
    ['registration', 'auth', 'registration'],
    ['registration', 'auth', 'registration'],
    ['forgot password', 'auth', 'forgot-password'],
    ['notice of automatic logoff', 'auth', 'inactivity'],
    ['new-site information', 'technical', 'new-site'],
    ['maintenance notice', 'technical', 'maintenanceNotice'],
    ['reality check', 'responsible-gaming', 'reality-check'],
    ['deposit-limit confirmation', 'responsible-gaming', 'limit-confirmation'],
    ['convert-account reminders', 'office', 'convert-account'],
    ['face-id identification request', 'office', 'face-id'],
    ['user transfer', 'office', 'user-transfer'],
    ['first-deposit bonus', 'payments', 'first-deposit'],
    ['coupon settings', 'coupon', 'coupon-settings'],
    ['view image', 'info', 'view-image'],
  ])('the dialog %s is a modal of %s', (_dialog, plugin, name) => {
    expect(contributed('modals', plugin)).toContain(name);
  });

  it.each([
    ['age check', 'technical', 'age-check'],
    ['session-limit ended', 'responsible-gaming', 'session-ended'],
    ['cookie banner', 'technical', 'cookie-banner'],
    ['install prompt', 'technical', 'install'],
  ])('the dialog %s is over the page, whatever the address says: %s', (_dialog, plugin, name) => {
    expect(contributed('slots', plugin)).toContain(name);
  });

  it('the dialogs have unique names', () => {
    const names = manifests.flatMap(({ modals }) => modals.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});
