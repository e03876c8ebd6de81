import * as z from 'zod/mini';

/** What a first deposit brings, as the operator sets it among the settings of `payments`. */
export const FirstDepositBonus = z.object({
  /** Percent of the deposit. */
  percent: z.number().check(z.positive()),
  /** The most it brings by currency, minor units; other currencies have no offer. */
  maximum: z.record(z.string(), z.number()),
});
export type FirstDepositBonus = z.infer<typeof FirstDepositBonus>;

/** The offer in the operator's settings, if there is a valid one. */
export function firstDepositBonusOf(settings: unknown): FirstDepositBonus | undefined {
  const offer = (settings as { firstDepositBonus?: unknown } | undefined)?.firstDepositBonus;
  const parsed = FirstDepositBonus.safeParse(offer);
  return parsed.success ? parsed.data : undefined;
}
