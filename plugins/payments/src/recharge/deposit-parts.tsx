import type { CreateDeposit } from '@touchline/contracts/money';
import { errorCode, Slot, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, NoticeBanner } from '@touchline/ui';
import { RadioGroup } from '@touchline/ui/forms';
import { useMemo } from 'react';
import { methodName } from '../method-name.ts';
import type { PayOption } from './pay-options.ts';
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

/** What to pay by: what was used before, or another method. */
export function MethodField({
  options,
  chosen,
  onChoose,
}: {
  readonly options: readonly PayOption[];
  readonly chosen: PayOption;
  readonly onChoose: (id: string) => void;
}) {
  const { i18n } = usePlugin();
  const nameOf = ({ method, means }: PayOption) => {
    const name = methodName(method, { i18n, means: means?.label });
    // Beside what was used before, the method alone means another one.
    return means === undefined && method.means.length > 0
      ? `${name} · ${i18n.t(`methodAnother.${method.kind}`)}`
      : name;
  };
  const termsOf = ({ method }: PayOption) =>
    i18n.t('methodTerms', { time: i18n.t(`methodTime.${method.usualTime}`) });
  return options.length > 1 ? (
    <RadioGroup
      legend={i18n.t('method')}
      value={chosen.id}
      onChange={onChoose}
      options={options.map((option) => ({
        value: option.id,
        text: nameOf(option),
        hint: termsOf(option),
      }))}
    />
  ) : (
    <p className={styles.method}>
      {nameOf(chosen)}{' '}
      {chosen.method.isTest ? <Badge tone="warning">{i18n.t('test')}</Badge> : undefined}
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
