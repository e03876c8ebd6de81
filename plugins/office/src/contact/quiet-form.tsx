import type { QuietTimes } from '@touchline/contracts/contact-preferences';
import { usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { InPlaceToast } from '@touchline/ui/parts';
import { type FormEvent, useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { contactResource, setQuietHours } from './contact.resource.ts';
import styles from './contact.module.css';
import { minutesIn, timeText } from './time-text.ts';

const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** The times as they are typed, and what is done with them. */
function useQuietTimes(quiet: QuietTimes | undefined) {
  const { http, i18n, resources } = usePlugin();
  const [from, setFrom] = useState(timeText((quiet ?? NIGHT).from));
  const [to, setTo] = useState(timeText((quiet ?? NIGHT).to));
  const [isWrong, setWrong] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { busy, error, run } = useRequest();
  const save = (times: QuietTimes | undefined) =>
    void run(async () => {
      setSaved(false);
      await setQuietHours(http, times);
      resources.invalidate(contactResource.name);
      setSaved(true);
    });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [start, end] = [minutesIn(from), minutesIn(to)];
    const isWhole = start !== undefined && end !== undefined && start !== end;
    setWrong(!isWhole);
    if (isWhole) {
      const timeZone = i18n.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      save({ from: start, to: end, timeZone });
    }
  }
  return { from, setFrom, to, setTo, isWrong, isSaved, busy, error, save, submit };
}

/** The hours in which mails that can wait are held back, in the zone of the page. */
export function QuietForm({ quiet }: { readonly quiet: QuietTimes | undefined }) {
  const { i18n } = usePlugin();
  const { from, setFrom, to, setTo, isWrong, isSaved, busy, error, save, submit } =
    useQuietTimes(quiet);
  return (
    <Card>
      <form className={styles.topic} noValidate onSubmit={submit}>
        <SectionHeader title={i18n.t('contact.quiet.title')} />
        <p className={styles.muted}>{i18n.t('contact.quiet.text')}</p>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        <div className={styles.times}>
          <TextField
            type="time"
            label={i18n.t('contact.quiet.from')}
            value={from}
            error={isWrong ? i18n.t('contact.quiet.wrong') : undefined}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            type="time"
            label={i18n.t('contact.quiet.to')}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <div className={styles.acts}>
          <Button type="submit" busy={busy}>
            {i18n.t(quiet === undefined ? 'contact.quiet.start' : 'contact.quiet.save')}
          </Button>
          {quiet === undefined ? undefined : (
            <Button variant="quiet" busy={busy} onClick={() => save(undefined)}>
              {i18n.t('contact.quiet.end')}
            </Button>
          )}
        </div>
        <InPlaceToast
          notice={isSaved ? { tone: 'success', title: i18n.t('contact.saved') } : undefined}
        />
      </form>
    </Card>
  );
}
