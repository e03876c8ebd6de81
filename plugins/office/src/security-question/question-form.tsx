import { SecurityQuestionId } from '@touchline/contracts/identity';
import { isAnswerStrong } from '@touchline/domain/player';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { SelectField, TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { securityQuestionResource, setSecurityQuestion } from './security-question.resource.ts';

const OWN = 'own';
const SHORTEST_QUESTION = 10;
const LONGEST = 120;

type Chosen = SecurityQuestionId | typeof OWN;

/** What the form has, and what is wrong with it as keys of the texts. */
function useQuestion() {
  const [chosen, setChosen] = useState<Chosen>('first-teacher');
  const [own, setOwn] = useState('');
  const [answer, setAnswer] = useState('');
  const question = chosen === OWN ? { own: own.trim() } : { id: chosen };
  const isQuestionShort = chosen === OWN && own.trim().length < SHORTEST_QUESTION;
  const isAnswerWeak = !isAnswerStrong(answer, chosen === OWN ? own : undefined);
  return {
    chosen,
    own,
    answer,
    question,
    choose: (value: string) => {
      setChosen(SecurityQuestionId.options.find((id) => id === value) ?? OWN);
    },
    setOwn,
    setAnswer,
    isQuestionShort,
    isAnswerWeak,
    fault: isQuestionShort ? 'own' : isAnswerWeak ? 'answer' : undefined,
  };
}

/** The fields of a question and its answer. */
function QuestionFields({
  given,
  isChecked,
  refusal,
}: {
  readonly given: ReturnType<typeof useQuestion>;
  readonly isChecked: boolean;
  /** What the server says of the answer. */
  readonly refusal: string | undefined;
}) {
  const { i18n } = usePlugin();
  const { chosen, own, answer, isQuestionShort, isAnswerWeak } = given;
  const options = [...SecurityQuestionId.options, OWN] as const;
  return (
    <>
      <SelectField
        name="question"
        label={i18n.t('securityQuestion.question')}
        options={options.map((value) => ({ value, text: i18n.t(`securityQuestion.${value}`) }))}
        value={chosen}
        onChange={(event) => given.choose(event.target.value)}
      />
      {chosen === OWN ? (
        <TextField
          name="own"
          label={i18n.t('securityQuestion.ownQuestion')}
          hint={i18n.t('securityQuestion.ownHint')}
          maxLength={LONGEST}
          required
          value={own}
          error={isChecked && isQuestionShort ? i18n.t('securityQuestion.fault.own') : undefined}
          onChange={(event) => given.setOwn(event.target.value)}
        />
      ) : undefined}
      <TextField
        name="answer"
        label={i18n.t('securityQuestion.answer')}
        hint={i18n.t('securityQuestion.answerHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        required
        value={answer}
        error={isChecked && isAnswerWeak ? i18n.t('securityQuestion.fault.answer') : refusal}
        onChange={(event) => given.setAnswer(event.target.value)}
      />
    </>
  );
}

/** Sets a security question. */
export function QuestionForm({ onSaved }: { readonly onSaved: () => void }) {
  const { http, i18n, notify, resources } = usePlugin();
  const given = useQuestion();
  const [checked, setChecked] = useState(false);
  const { busy, error, run } = useRequest();
  const isWeak = errorCode(error) === 'security_answer_weak';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const { question, answer, fault } = given;
    if (fault !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${fault}"]`)?.focus();
      return;
    }
    void run(async () => {
      await setSecurityQuestion(http, { question, answer, lng: i18n.language });
      resources.invalidate(securityQuestionResource.name);
      notify.show({ kind: 'success', id: 'question', message: i18n.t('securityQuestion.saved') });
      onSaved();
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined || isWeak ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <QuestionFields
        given={given}
        isChecked={checked}
        refusal={isWeak ? i18n.error(error) : undefined}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('securityQuestion.save')}
      </Button>
    </form>
  );
}
