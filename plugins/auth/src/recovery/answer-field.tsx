import type { AskedQuestion } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';

/** The security question of the account that is recovered, and the field for its answer; its name is `answer`. */
export function AnswerField({
  question,
  value,
  error,
  onType,
}: {
  readonly question: AskedQuestion;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (answer: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <TextField
      name="answer"
      label={'id' in question ? i18n.t(`question.${question.id}`) : question.own}
      hint={i18n.t('question.hint')}
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
      required
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
