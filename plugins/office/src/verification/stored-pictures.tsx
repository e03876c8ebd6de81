import type { PictureStorage } from '@touchline/contracts/verification';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { erasePictures, verificationResource } from './verification.resource.ts';
import styles from './verification.module.css';

/** Erases what the law does not have the house keep, after a confirmation. */
function ErasePictures({ erasable }: Pick<PictureStorage, 'erasable'>) {
  const { http, i18n, notify, resources } = usePlugin();
  const [isAsked, setAsked] = useState(false);
  const { busy, error, run } = useRequest();
  const erase = () =>
    run(async () => {
      await erasePictures(http);
      setAsked(false);
      resources.invalidate(verificationResource.name);
      notify.show({ kind: 'success', id: 'pictures', message: i18n.t('stored.erased') });
    });
  return (
    <>
      <Button wide onClick={() => setAsked(true)}>
        {i18n.t('stored.erase', { count: erasable })}
      </Button>
      <Dialog
        open={isAsked}
        title={i18n.t('stored.eraseTitle')}
        closeText={i18n.t('stored.close')}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button data-safe onClick={() => setAsked(false)}>
              {i18n.t('stored.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void erase()}>
              {i18n.t('stored.eraseNow')}
            </Button>
          </>
        }
      >
        <p>{i18n.t('stored.eraseText')}</p>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      </Dialog>
    </>
  );
}

const DAYS_A_YEAR = 365.25;

/** How long the law has pictures kept: in years where it is years. */
function keptText(days: number, { t }: Pick<I18n, 't'>): string {
  const years = Math.round(days / DAYS_A_YEAR);
  return years < 1 || Math.abs(days - years * DAYS_A_YEAR) > 1
    ? t('stored.kept', { count: days })
    : t('stored.keptYears', { count: years });
}

/** What is stored of a player's pictures, how long the law has it kept, and what can be erased now. */
export function StoredPictures({ storage }: { readonly storage: PictureStorage }) {
  const { i18n } = usePlugin();
  const { pictures, erasable, keptDays, keptUntil } = storage;
  if (pictures === 0) {
    return undefined;
  }
  return (
    <section data-stored={pictures}>
      <Card>
        <div className={styles.document}>
          <SectionHeader title={i18n.t('stored.title')} />
          <p className={styles.muted}>{i18n.t('stored.pictures', { count: pictures })}</p>
          <p className={styles.muted}>
            {keptUntil === undefined
              ? keptText(keptDays, i18n)
              : i18n.t('stored.keptUntil', { day: i18n.dateTime(keptUntil, 'date') })}
          </p>
          {erasable > 0 ? <ErasePictures erasable={erasable} /> : undefined}
        </div>
      </Card>
    </section>
  );
}
