import type { TwoFactorKind } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { isCode } from '../phone/sent-code.tsx';

/** Where the player takes a code from. */
export type CodeWay = TwoFactorKind | 'recovery';

/** Of recovery codes, with and without their dash. */
const RECOVERY = /^[a-z\d]{10}$/;
const bare = (typed: string) => typed.toLowerCase().replaceAll(/[\s–-]/g, '');

/** A code as it was typed, and whether it is whole. */
export function readTyped(
  way: CodeWay,
  typed: string,
): { readonly code: string; readonly isWhole: boolean; readonly kind: TwoFactorKind } {
  return way === 'recovery'
    ? { code: bare(typed), isWhole: RECOVERY.test(bare(typed)), kind: 'app' }
    : { code: typedDigits(typed), isWhole: isCode(typed), kind: way };
}
