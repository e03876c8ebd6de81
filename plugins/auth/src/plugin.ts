import { definePlugin } from '@touchline/plugin-api';

const visitor = { not: { key: 'authenticated' } } as const;
const registrationAllowed = { key: 'config.registrationAllowed' } as const;

/** Not on a VIP domain, whose players are invited. */
const registrationOffered = {
  all: [visitor, registrationAllowed, { not: { key: 'config.vipDomain' } }],
} as const;

export const plugin = definePlugin({
  id: 'auth',
  api: '^1.14',
  ownSlots: ['auth.foot'],
  routes: [
    {
      name: 'registration',
      path: '/registration',
      layout: 'default',
      access: 'guest',
      when: registrationAllowed,
      hideWhen: { 'bottom-nav': { key: 'abTest.70' } },
      title: 'title.registration',
      view: () => import('./registration/registration.view.tsx'),
    },
    {
      name: 'login',
      path: '/user/login',
      layout: 'default',
      access: 'guest',
      when: registrationAllowed,
      hide: ['footer'],
      title: 'title.login',
      view: () => import('./login/login-page.view.tsx'),
    },
    {
      // The way in of the account area.
      name: 'authApp',
      path: '/auth',
      layout: 'default',
      access: 'guest',
      title: 'title.login',
      view: () => import('./login/login-page.view.tsx'),
    },
    {
      name: 'forgotPassword',
      path: '/forgotpassword',
      layout: 'default',
      access: 'guest',
      title: 'title.forgotPassword',
      view: () => import('./recovery/recovery-page.view.tsx'),
    },
    {
      name: 'confirmTerms',
      path: '/confirm-terms',
      layout: 'default',
      access: 'auth',
      exemptFromIdentification: true,
      hide: ['bottom-nav', 'footer', 'seo'],
      title: 'title.confirmTerms',
      view: () => import('./terms/confirm-terms.view.tsx'),
    },
    {
      name: 'socialRegistration',
      path: '/socialregistration',
      layout: 'default',
      access: 'guest',
      when: registrationAllowed,
      title: 'title.socialRegistration',
      view: () => import('./social/social-registration.view.tsx'),
    },
    {
      name: 'passwordReset',
      path: '/passwordreset',
      layout: 'default',
      access: 'guest',
      title: 'title.passwordReset',
      view: () => import('./recovery/password-reset.view.tsx'),
    },
    {
      name: 'activate',
      path: '/:mode(activatefast|activate)',
      layout: 'default',
      access: 'any',
      title: 'title.activate',
      view: () => import('./activation/activation.view.tsx'),
    },
    {
      name: 'confirm',
      path: '/confirm',
      layout: 'clear',
      access: 'any',
      title: 'title.confirm',
      view: () => import('./activation/email-undo.view.tsx'),
    },
    {
      name: 'stopNewsletter',
      path: '/stopnewsletter',
      layout: 'default',
      access: 'any',
      title: 'title.stopNewsletter',
      view: () => import('./newsletter/stop-newsletter.view.tsx'),
    },
    {
      // Its former address.
      name: 'oldRegistration',
      path: '/old-registration',
      redirectTo: 'registration',
      layout: 'default',
      access: 'guest',
      title: 'title.registration',
      view: () => import('./registration/registration.view.tsx'),
    },
    {
      name: 'accountVerify',
      path: '/accountverify',
      layout: 'default',
      access: 'any',
      title: 'title.accountVerify',
      view: () => import('./account-verify/account-verify.view.tsx'),
    },
    {
      name: 'welcomeAuthorizationData',
      path: '/welcome-authorization-data',
      layout: 'clear',
      access: 'any',
      title: 'title.welcomeAuthorizationData',
      view: () => import('./welcome-data/welcome-data.view.tsx'),
    },
  ],
  slots: [
    {
      slot: 'header.actions',
      name: 'sign-in',
      when: visitor,
      view: () => import('./entry/sign-in-buttons.view.tsx'),
    },
  ],
  modals: [
    { name: 'login', when: visitor, view: () => import('./login/login-modal.view.tsx') },
    {
      name: 'forgot-password',
      when: visitor,
      view: () => import('./recovery/recovery-modal.view.tsx'),
    },
    {
      name: 'registration',
      when: registrationOffered,
      view: () => import('./registration/registration-modal.view.tsx'),
    },
    {
      name: 'two-factor',
      when: visitor,
      view: () => import('./two-factor/two-factor-modal.view.tsx'),
    },
    {
      name: 'qr-sign-in',
      when: visitor,
      view: () => import('./qr-sign-in/qr-sign-in-modal.view.tsx'),
    },
    { name: 'logout', view: () => import('./logout/logout-modal.view.tsx') },
    {
      name: 'step-up',
      when: { key: 'authenticated' },
      view: () => import('./step-up/step-up.view.tsx'),
    },
    {
      name: 'terms-actions',
      when: { key: 'authenticated' },
      view: () => import('./terms/terms-actions.view.tsx'),
    },
    { name: 'inactivity', when: visitor, view: () => import('./auto-logoff/inactivity.view.tsx') },
  ],
  guards: [
    {
      name: 'leave-registration',
      when: { all: [visitor, { key: 'auth.registrationFilled' }] },
      check: () => import('./registration/leave-registration.guard.ts'),
    },
  ],
  background: [
    {
      name: 'registration-links',
      when: registrationOffered,
      start: () => import('./registration/registration-links.background.ts'),
    },
    {
      name: 'one-tap',
      when: { all: [visitor, { key: 'config.auth.oneTap' }] },
      start: () => import('./social/one-tap.background.ts'),
    },
    {
      name: 'auto-logoff',
      when: { key: 'authenticated' },
      start: () => import('./auto-logoff/auto-logoff.background.ts'),
    },
    {
      name: 'notify-logged-off',
      when: { all: [visitor, { key: 'storage.auth.logged-off' }] },
      start: () => import('./auto-logoff/notify-logged-off.background.ts'),
    },
  ],
});
