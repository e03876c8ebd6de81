import { definePlugin } from '@touchline/plugin-api';

const authenticated = { key: 'authenticated' } as const;

export const plugin = definePlugin({
  id: 'responsible-gaming',
  api: '^1.17',
  criticality: 'mandatory',
  routes: [
    {
      name: 'responsible',
      path: '/office/responsible',
      layout: 'default',
      access: 'auth',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'title',
      view: () => import('./limits/limits.view.tsx'),
    },
    {
      name: 'saferGambling',
      path: '/responsiblegaming/tools',
      layout: 'default',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'safer.title',
      view: () => import('./safer/safer.view.tsx'),
    },
    {
      name: 'selfAssessment',
      path: '/responsiblegaming/test',
      layout: 'default',
      access: 'any',
      allowedWhenBanned: true,
      exemptFromIdentification: true,
      title: 'assessment.title',
      view: () => import('./assessment/assessment.view.tsx'),
    },
  ],
  slots: [
    {
      slot: 'header.actions',
      name: 'panic-button',
      order: 50,
      when: authenticated,
      onFailure: 'nothing',
      view: () => import('./panic/panic-button.view.tsx'),
    },
    {
      slot: 'footer',
      name: 'notice',
      order: 10,
      view: () => import('./notice/notice.view.tsx'),
    },
    // Pages without a footer.
    {
      slot: 'coupon.head',
      name: 'coupon-notice',
      view: () => import('./notice/notice-line.view.tsx'),
    },
    {
      slot: 'auth.foot',
      name: 'sign-in-notice',
      view: () => import('./notice/notice.view.tsx'),
    },
    {
      slot: 'payments.deposit',
      name: 'limit-question',
      view: () => import('./limit-question/limit-question.view.tsx'),
    },
    {
      slot: 'overlay',
      name: 'session-ended',
      when: { all: [authenticated, { key: 'responsible-gaming.sessionEnded' }] },
      view: () => import('./session-limit/session-ended.view.tsx'),
    },
  ],
  modals: [
    { name: 'gambling-help', view: () => import('./help/help.view.tsx') },
    { name: 'panic', when: authenticated, view: () => import('./panic/panic.view.tsx') },
    {
      name: 'protection-reminder',
      when: authenticated,
      view: () => import('./reminder/reminder.view.tsx'),
    },
    {
      name: 'limit-confirmation',
      when: authenticated,
      view: () => import('./limit-confirmation/limit-confirmation.view.tsx'),
    },
    {
      name: 'reality-check',
      when: authenticated,
      view: () => import('./reality-check/reality-check.view.tsx'),
    },
  ],
  background: [
    {
      name: 'limit-confirmation',
      when: authenticated,
      start: () => import('./limit-confirmation/limit-confirmation.background.ts'),
    },
    {
      name: 'guard',
      when: authenticated,
      start: () => import('./guard/guard.background.ts'),
    },
    {
      name: 'reminder',
      when: authenticated,
      start: () => import('./reminder/reminder.background.ts'),
    },
    {
      name: 'reality-check',
      when: authenticated,
      start: () => import('./reality-check/reality-check.background.ts'),
    },
    {
      name: 'reality-check-over',
      when: { all: [{ not: authenticated }, { key: 'storage.responsible-gaming.next-check' }] },
      start: () => import('./reality-check/sign-out.background.ts'),
    },
    {
      name: 'session-limit',
      when: authenticated,
      start: () => import('./session-limit/session-limit.background.ts'),
    },
  ],
  settings: () => import('./settings.ts'),
});
