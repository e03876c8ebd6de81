import { bannerName, bannerPath, type BannerSize } from '@touchline/domain/loyalty';
import { usePlugin } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { saveFile } from '@touchline/ui/save-file';
import { CopyButton } from './copy-button.tsx';
import { drawBanner } from './draw-banner.ts';
import styles from './loyalty.module.css';

/** What a page has to contain to show a banner with a link. */
export function bannerSnippet({
  link,
  picture,
  size: { width, height },
  name,
}: {
  readonly link: string;
  readonly picture: string;
  readonly size: BannerSize;
  readonly name: string;
}): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<a href="${quoted(link)}" rel="nofollow sponsored"><img src="${quoted(picture)}" width="${width}" height="${height}" alt="${quoted(name)}"></a>`;
}

/** One banner: what it looks like, what to copy into a page, and the picture as a file. */
export function BannerCard({
  size,
  language,
  link,
  brand,
}: {
  readonly size: BannerSize;
  readonly language: string;
  readonly link: string;
  readonly brand: string;
}) {
  const { i18n, log, notify } = usePlugin();
  const name = bannerName(size);
  const path = bannerPath(size, language);
  const picture = new URL(path, location.origin).href;
  const snippet = bannerSnippet({ link, picture, size, name: brand });
  const save = () =>
    void drawBanner(path, size)
      .then((file) => saveFile(file, `${brand}-${language}-${name}.png`.toLowerCase()))
      .catch((error: unknown) => {
        log.warn('a banner could not be drawn', error);
        notify.show({ kind: 'error', id: 'loyalty-banner', message: i18n.t('banners.failed') });
      });
  return (
    <Card>
      <article className={styles.card} data-banner={name}>
        <header>
          <h2 className={styles.title}>
            <bdi dir="ltr">{`${size.width} × ${size.height}`}</bdi>
          </h2>
        </header>
        <img className={styles.banner} src={path} {...size} alt={i18n.t('banners.alt', { name })} />
        <pre className={styles.snippet} dir="ltr">
          <code>{snippet}</code>
        </pre>
        <div className={styles.acts}>
          <CopyButton
            text={snippet}
            label={i18n.t('banners.copy')}
            done={i18n.t('banners.copied')}
          />
          <Button onClick={save}>{i18n.t('banners.save')}</Button>
        </div>
      </article>
    </Card>
  );
}
