import { ASSESSMENT_QUESTIONS, HIGHEST_ANSWER } from '@touchline/domain/protection';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { RadioGroup } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from './assessment.module.css';

const QUESTIONS = Array.from({ length: ASSESSMENT_QUESTIONS }, (_, index) => index);
const ANSWERS = Array.from({ length: HIGHEST_ANSWER + 1 }, (_, index) => String(index));

/** The nine questions; all of them are answered before there is a result. */
export function AssessmentForm({
  onAnswered,
}: {
  readonly onAnswered: (answers: readonly number[]) => void;
}) {
  const { i18n } = usePlugin();
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({});
  const [checked, setChecked] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const given = QUESTIONS.map((question) => answers[question]);
    if (given.every((answer) => answer !== undefined)) {
      onAnswered(given.map(Number));
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {QUESTIONS.map((question) => (
        <RadioGroup
          key={question}
          legend={i18n.t(`assessment.question.${question}`)}
          value={answers[question]}
          options={ANSWERS.map((value) => ({ value, text: i18n.t(`assessment.answer.${value}`) }))}
          error={
            checked && answers[question] === undefined
              ? i18n.t('assessment.answerFirst')
              : undefined
          }
          onChange={(value) => setAnswers({ ...answers, [question]: value })}
        />
      ))}
      <Button type="submit" variant="primary" wide>
        {i18n.t('assessment.submit')}
      </Button>
    </form>
  );
}
