import { type PaymentSubject, SUPPORT_TEXT } from '@touchline/contracts/support';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { TextArea } from '@touchline/ui/forms';
import { InPlaceToast } from '@touchline/ui/parts';
import { type FormEvent, useRef, useState } from 'react';
import styles from './consultant.module.css';
import { askAboutPayment, paymentRequests } from './consultant.resource.ts';

/** The message of a request to the payment consultant. */
export function AskForm({ subject }: { readonly subject: PaymentSubject }) {
  const { http, i18n, navigation, resources } = usePlugin();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [sentId, setSentId] = useState<string>();
  // One press is one request, however often the response is lost and the press repeated.
  const attempt = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const message = text.trim();
  const fault =
    message.length < SUPPORT_TEXT.shortest
      ? i18n.t('consultant.textShort', { count: SUPPORT_TEXT.shortest })
      : message.length > SUPPORT_TEXT.longest
        ? i18n.t('consultant.textLong', { count: SUPPORT_TEXT.longest })
        : undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (busy || fault !== undefined) {
      return;
    }
    if (attempt.current?.text !== message) {
      attempt.current = { text: message, key: crypto.randomUUID() };
    }
    setBusy(true);
    setError(undefined);
    askAboutPayment(http, { key: attempt.current.key, payment: subject, text: message })
      .then(({ request }) => {
        attempt.current = undefined;
        resources.invalidate(paymentRequests.name);
        setText('');
        setChecked(false);
        setSentId(request.id);
      })
      .catch((failure: unknown) => {
        if (errorCode(failure) === 'idempotency_key_reused') {
          attempt.current = undefined;
        }
        setError(failure);
      })
      .finally(() => setBusy(false));
  }
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={send}>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        <TextArea
          label={i18n.t('consultant.text')}
          hint={i18n.t('consultant.textHint')}
          error={checked ? fault : undefined}
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {i18n.t('consultant.send')}
        </Button>
        <InPlaceToast
          notice={
            sentId === undefined
              ? undefined
              : {
                  tone: 'success',
                  title: i18n.t('consultant.sent', { id: sentId }),
                  action: (
                    <Button size="small" href={navigation.href({ route: 'paymentRequests' })}>
                      {i18n.t('consultant.toRequests')}
                    </Button>
                  ),
                }
          }
        />
      </form>
    </Card>
  );
}
