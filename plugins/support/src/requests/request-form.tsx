import { SUPPORT_TOPICS, type SupportTopic } from '@touchline/contracts/support';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { SelectField, TextArea } from '@touchline/ui/forms';
import { InPlaceToast } from '@touchline/ui/parts';
import { type FormEvent, useState } from 'react';
import { draftOf } from './draft.store.ts';
import styles from './requests.module.css';
import { textFault } from './text-fault.ts';
import { useWrite } from './use-write.ts';

/** A new request to Support. */
export function RequestForm() {
  const context = usePlugin();
  const { i18n } = context;
  const draft = draftOf(context);
  const { topic, text } = useStore(draft);
  const [checked, setChecked] = useState(false);
  const [sentId, setSentId] = useState<string>();
  const { busy, error, write } = useWrite();
  const fault = checked ? textFault(text, i18n) : undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    setSentId(undefined);
    if (textFault(text, i18n) === undefined) {
      write({ topic, text: text.trim() }, ({ id }) => {
        draft.set({ ...draft.get(), text: '' });
        setChecked(false);
        setSentId(id);
      });
    }
  }
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={send}>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        <SelectField
          label={i18n.t('requests.topic')}
          options={SUPPORT_TOPICS.map((value) => ({
            value,
            text: i18n.t(`requests.topics.${value}`),
          }))}
          value={topic}
          onChange={(event) =>
            draft.set({ ...draft.get(), topic: event.target.value as SupportTopic })
          }
        />
        <TextArea
          label={i18n.t('requests.text')}
          hint={i18n.t('requests.textHint')}
          error={fault}
          rows={5}
          value={text}
          onChange={(event) => draft.set({ ...draft.get(), text: event.target.value })}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {i18n.t('requests.send')}
        </Button>
        <InPlaceToast
          notice={
            sentId === undefined
              ? undefined
              : { tone: 'success', title: i18n.t('requests.sent', { id: sentId }) }
          }
        />
      </form>
    </Card>
  );
}
