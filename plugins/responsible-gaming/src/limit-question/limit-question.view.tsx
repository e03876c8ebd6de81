import { currencyExponent, parseAmount } from '@touchline/domain/money';
import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { AmountField, RadioGroup } from '@touchline/ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import styles from './limit-question.module.css';

type Answer = { readonly daily: number } | 'none' | undefined;

/** What the deposit form hands over: the currency, and where the answer goes. */
const Input = z.object({
  currency: z.string(),
  onAnswer: z.custom<(answer: Answer) => void>((value) => typeof value === 'function'),
});

function readDaily(text: string, currency: string): number | undefined {
  try {
    const amount = parseAmount({ text, currency });
    return amount > 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}

/** Before the first deposit: a limit, or none. Neither is chosen beforehand. */
function LimitQuestion({ input }: ViewProps) {
  const { i18n } = usePlugin();
  const { currency, onAnswer } = Input.parse(input);
  const [choice, setChoice] = useState<'set' | 'none'>();
  const [text, setText] = useState('');
  const daily = readDaily(text, currency);

  function notify(nextChoice: 'set' | 'none', nextText: string): void {
    setChoice(nextChoice);
    setText(nextText);
    const amount = readDaily(nextText, currency);
    onAnswer(nextChoice === 'none' ? 'none' : amount === undefined ? undefined : { daily: amount });
  }

  return (
    <div className={styles.question}>
      <RadioGroup
        legend={i18n.t('question.title')}
        value={choice}
        onChange={(next) => notify(next, text)}
        options={[
          { value: 'set', text: i18n.t('question.set') },
          { value: 'none', text: i18n.t('question.none') },
        ]}
      />
      {choice === 'set' ? (
        <AmountField
          label={i18n.t('question.amount')}
          value={text}
          onChange={(next) => notify('set', next)}
          decimals={currencyExponent(currency)}
          currency={currency}
          error={text !== '' && daily === undefined ? i18n.t('amountInvalid') : undefined}
        />
      ) : undefined}
    </div>
  );
}

export const view = reactView(LimitQuestion);
