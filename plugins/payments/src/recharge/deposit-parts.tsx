import type { CreateDeposit, PaymentMethod } from '@touchline/contracts/money';
import { errorCode, Slot, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, NoticeBanner } from '@touchline/ui';
import { RadioGroup } from '@touchline/ui/forms';
import { useMemo } from 'react';
import styles from './recharge.module.css';

export type LimitAnswer = NonNullable<CreateDeposit['limitAnswer']>;

/** Why a deposit failed, and where the player can do something about it. */
export function DepositFailure({ error }: { readonly error: unknown }) {
  const { i18n, navigation } = usePlugin();
  return (
    <>
      <NoticeBanner tone="danger" text={i18n.error(error)} />
      {errorCode(error) === 'personal_data_required' ? (
        <Button wide href={navigation.href({ route: 'accountEdit', query: { next: 'recharge' } })}>
          {i18n.t('addPersonalData')}
        </Button>
      ) : undefined}
    </>
  );
}

/** The method to pay by; a choice where there are several. */
export function MethodField({
  methods,
  method,
  onChoose,
}: {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod;
  readonly onChoose: (id: string) => void;
}) {
  const { i18n } = usePlugin();
  // The others go by their brand, in any language.
  const nameOf = ({ isTest, name }: PaymentMethod) => (isTest ? i18n.t('testCard') : name);
  return methods.length > 1 ? (
    <RadioGroup
      legend={i18n.t('method')}
      value={method.id}
      onChange={onChoose}
      options={methods.map((offered) => ({ value: offered.id, text: nameOf(offered) }))}
    />
  ) : (
    <p className={styles.method}>
      {nameOf(method)} {method.isTest ? <Badge tone="warning">{i18n.t('test')}</Badge> : undefined}
    </p>
  );
}

/** The question about a limit, which belongs to the first deposit. */
export function LimitPrompt({
  currency,
  isMissed,
  onAnswer,
}: {
  readonly currency: string;
  /** The player went on without an answer. */
  readonly isMissed: boolean;
  readonly onAnswer: (answer: LimitAnswer | undefined) => void;
}) {
  const { i18n } = usePlugin();
  const input = useMemo(() => ({ required: true, currency, onAnswer }), [currency, onAnswer]);
  return (
    <>
      <Slot name="payments.deposit" input={input} />
      {isMissed ? (
        <NoticeBanner tone="danger" text={i18n.error({ code: 'limit_prompt_unanswered' })} />
      ) : undefined}
    </>
  );
}
