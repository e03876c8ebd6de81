import { DOCUMENT_TYPES } from '@touchline/contracts/verification';
import type { DocumentKind } from '@touchline/domain/verification';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { FileDrop } from '@touchline/ui/parts';
import { usePicture } from './use-picture.ts';
import styles from './verification.module.css';

/** A photo as a camera takes it; the page sends a smaller copy. */
const PHOTO_BYTES = 41_943_040;

/** Takes the picture of a document from the camera or the files, shows it, and sends it. */
export function UploadPicture({ kind }: { readonly kind: DocumentKind }) {
  const { i18n } = usePlugin();
  const { chosen, isTooLarge, busy, error, choose, send } = usePicture(kind);
  const name = i18n.t(`verification.kind.${kind}`);
  return (
    <div className={styles.upload}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {isTooLarge ? (
        <NoticeBanner tone="danger" text={i18n.t('verification.tooLarge')} />
      ) : undefined}
      <FileDrop
        label={i18n.t('verification.choose', { document: name })}
        hint={i18n.t('verification.formats')}
        accept={DOCUMENT_TYPES}
        maxBytes={PHOTO_BYTES}
        files={chosen === undefined ? [] : [chosen.file]}
        onChange={([file]) => void choose(file)}
        refusals={{
          type: i18n.t('verification.wrongType'),
          size: i18n.t('verification.tooLarge'),
          empty: i18n.t('verification.empty'),
        }}
        removeText={(file) => i18n.t('verification.remove', { file })}
        disabled={busy}
      />
      {chosen === undefined ? undefined : (
        <>
          <img
            className={styles.preview}
            src={chosen.address}
            alt={i18n.t('verification.preview', { document: name })}
          />
          <p className={styles.muted}>{i18n.t('verification.checkPreview')}</p>
          <Button variant="primary" size="large" wide busy={busy} onClick={() => void send()}>
            {i18n.t('verification.send')}
          </Button>
        </>
      )}
    </div>
  );
}
