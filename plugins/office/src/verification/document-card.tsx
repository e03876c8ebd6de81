import type { VerificationDocument } from '@touchline/contracts/verification';
import { isUploadOpen } from '@touchline/domain/verification';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { UploadPicture } from './upload-picture.tsx';
import styles from './verification.module.css';

const TONES = {
  needed: 'warning',
  checking: 'accent',
  accepted: 'success',
  expiring: 'warning',
  refused: 'danger',
  expired: 'danger',
} as const;

/** Why a document was refused, or what is asked for. */
function Why({ document }: { readonly document: VerificationDocument }) {
  const { i18n } = usePlugin();
  const { state, reason, note, isRequested } = document;
  return (
    <>
      {state === 'refused' && reason !== undefined ? (
        <NoticeBanner tone="danger" text={i18n.t(`verification.reason.${reason}`)} />
      ) : undefined}
      {state === 'needed' && isRequested ? (
        <NoticeBanner tone="info" text={i18n.t('verification.requested')} />
      ) : undefined}
      {note === undefined ? undefined : (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

/** One document: its state, why it is asked for, and the way to upload it. */
export function DocumentCard({ document }: { readonly document: VerificationDocument }) {
  const { i18n } = usePlugin();
  const { kind, state, expiresOn } = document;
  return (
    <section data-document={kind} data-state={state}>
      <Card>
        <div className={styles.document}>
          <SectionHeader
            title={i18n.t(`verification.kind.${kind}`)}
            action={<Badge tone={TONES[state]}>{i18n.t(`verification.state.${state}`)}</Badge>}
          />
          <Why document={document} />
          <p className={styles.muted}>
            {isUploadOpen(state)
              ? i18n.t(`verification.about.${kind}`)
              : i18n.t(`verification.done.${state}`)}
          </p>
          {expiresOn === undefined ? undefined : (
            <p className={styles.muted}>
              {i18n.t('verification.validUntil', {
                day: new Intl.DateTimeFormat(i18n.language, {
                  dateStyle: 'long',
                  timeZone: 'UTC',
                }).format(new Date(expiresOn)),
              })}
            </p>
          )}
          {isUploadOpen(state) ? <UploadPicture kind={kind} /> : undefined}
        </div>
      </Card>
    </section>
  );
}
