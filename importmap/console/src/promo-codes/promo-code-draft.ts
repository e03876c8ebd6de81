import { GivePromoCode, PromoCodeText } from '@touchline/contracts/betting';
import { parseAmount } from '@touchline/domain/money';

/** A code as it is typed. */
export interface PromoCodeDraft {
  readonly code: string;
  readonly kind: 'free-bet' | 'win-boost';
  readonly currency: string;
  /** Major units. */
  readonly amount: string;
  readonly percent: string;
  /** Major units; empty for no bound. */
  readonly maximum: string;
  /** Empty for any price. */
  readonly minCoef: string;
  /** Empty for any player, once each. */
  readonly playerId: string;
  /** Local time as a browser's field has it. */
  readonly expiresAt: string;
  readonly reason: string;
}

export const EMPTY_PROMO_CODE: PromoCodeDraft = {
  code: '',
  kind: 'free-bet',
  currency: 'EUR',
  amount: '',
  percent: '',
  maximum: '',
  minCoef: '',
  playerId: '',
  expiresAt: '',
  reason: '',
};

/** The field that is at fault. */
export type PromoCodeFault = keyof Omit<PromoCodeDraft, 'kind'>;

function minorUnits(text: string, currency: string): number | undefined {
  try {
    return parseAmount({ text, currency });
  } catch {
    // Nothing that a code may have: the schema says so of the field.
    return -1;
  }
}

/** The code of a draft, or the first field that is at fault. */
export function promoCodeIn(
  draft: PromoCodeDraft,
  now: number,
):
  | { readonly body: GivePromoCode & { readonly code: string } }
  | { readonly fault: PromoCodeFault } {
  const { kind, currency, amount, percent, maximum, minCoef, playerId, reason } = draft;
  const code = PromoCodeText.safeParse(draft.code);
  if (!code.success) {
    return { fault: 'code' };
  }
  const expiresAt = new Date(draft.expiresAt).getTime();
  if (!(expiresAt > now)) {
    return { fault: 'expiresAt' };
  }
  const parsed = GivePromoCode.safeParse({
    kind,
    currency,
    ...(kind === 'free-bet'
      ? { amount: minorUnits(amount, currency) }
      : {
          percent: Number(percent),
          ...(maximum !== '' && { maximum: minorUnits(maximum, currency) }),
        }),
    ...(minCoef !== '' && { minCoef }),
    ...(playerId !== '' && { playerId }),
    expiresAt,
    reason,
  });
  return parsed.success
    ? { body: { ...parsed.data, code: code.data } }
    : { fault: (parsed.error.issues[0]?.path[0] ?? 'amount') as PromoCodeFault };
}
