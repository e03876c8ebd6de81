import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Dialog } from '@touchline/ui/forms';
import { isOwnPicture } from './own-picture.ts';
import styles from './seo-block.module.css';

/** One picture, as large as the screen lets it be. */
function ViewImage({ query }: ViewProps) {
  const { i18n, modals } = usePlugin();
  const { image, alt = '' } = query;
  return (
    <Dialog
      open
      title={alt || i18n.t('picture.title')}
      closeText={i18n.t('picture.close')}
      onClose={() => void modals.close()}
    >
      {isOwnPicture(image) ? (
        <img className={styles.large} src={image} alt={alt} />
      ) : (
        <p>{i18n.t('picture.none')}</p>
      )}
    </Dialog>
  );
}

export const view = reactView(ViewImage);
