import type { ActivationState, PhoneBindingAnswer } from '@touchline/contracts/identity';

/** What a new account needs; its name is the text `welcome.<key>`. */
export interface NextStep {
  readonly key: 'email' | 'phone' | 'deposit' | 'limit';
  readonly route: string;
}

const DEPOSIT: NextStep = { key: 'deposit', route: 'recharge' };
const LIMIT: NextStep = { key: 'limit', route: 'responsible' };

/**
 * What a new player does next, in the order that suits them: one way to reach them is proved first, the
 * address where there is one; then money, and how much of it may be spent.
 */
export function nextSteps({
  email,
  phone,
  hasDeposit,
}: {
  readonly email: ActivationState;
  readonly phone: Pick<PhoneBindingAnswer, 'isBound'>;
  readonly hasDeposit: boolean;
}): readonly NextStep[] {
  const contact: readonly NextStep[] =
    email.email !== '' && !email.isActivated
      ? [{ key: 'email', route: 'activationEmail' }]
      : email.isActivated || phone.isBound
        ? []
        : [{ key: 'phone', route: 'phoneBinding' }];
  return [...contact, ...(hasDeposit ? [] : [DEPOSIT]), LIMIT];
}
