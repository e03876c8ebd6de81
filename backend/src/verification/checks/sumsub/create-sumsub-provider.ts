import type { Clock } from '../../../platform/clock.ts';
import type { CheckAdapter } from '../check-provider.ts';
import { createSumsubClient, type SumsubSettings } from './sumsub-client.ts';
import { readWebhook, reportOf } from './sumsub-report.ts';

/** Checks by Sumsub: its own pages for players, signed webhooks, and its records for webhooks that were lost. */
export function createSumsubProvider({
  clock,
  webhookSecret: secret,
  ...settings
}: SumsubSettings & { readonly clock: Clock; readonly webhookSecret: string }): CheckAdapter {
  const client = createSumsubClient({ ...settings, clock });
  const { level } = settings;
  return {
    open: async ({ reference: userId, language, returnTo }) => ({
      url: await client.createLink({
        userId,
        language,
        successUrl: returnTo.done,
        rejectUrl: returnTo.again,
      }),
    }),
    read: async (reference) => {
      const applicant = await client.findApplicant(reference);
      return applicant?.externalUserId === reference ? reportOf(applicant, level) : undefined;
    },
    reset: client.resetApplicant,
    readReport: (report) => readWebhook(report, { secret, level }),
  };
}
