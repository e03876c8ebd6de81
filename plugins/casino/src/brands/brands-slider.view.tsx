import { Link, reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { IconButton, Skeleton } from '@touchline/ui';
import { chevronEndIcon, chevronStartIcon } from '@touchline/ui/icons';
import { Fragment, useRef } from 'react';
import { brandsResource } from './brands.resource.ts';
import styles from './brands-slider.module.css';

/** How much of what is in view a press moves on by; what stood at the edge stays in view. */
const STEP = 0.8;

/** The makers of games in one row that scrolls sideways, with arrows for who has no finger on it. */
function BrandsSlider() {
  const { i18n, preferences } = usePlugin();
  const isLight = useStore(preferences, ({ isAppLightVersion }) => isAppLightVersion === 1);
  const { data, status } = useResource(brandsResource, { language: i18n.language });
  const row = useRef<HTMLUListElement>(null);
  const brands = data?.groups.thirdparty.brands ?? [];
  const scroll = (way: -1 | 1) => {
    const list = row.current;
    if (list !== null) {
      const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      list.scrollBy({ left: way * forward * STEP * list.clientWidth });
    }
  };
  if (status === 'loading') {
    return (
      <div className={styles.slider}>
        <Skeleton shape="bar" />
      </div>
    );
  }
  return brands.length === 0 ? (
    <Fragment />
  ) : (
    <nav className={styles.slider} aria-label={i18n.t('brands.label')}>
      <span className={styles.arrow}>
        <IconButton
          label={i18n.t('brands.previous')}
          path={chevronStartIcon}
          directional
          onClick={() => scroll(-1)}
        />
      </span>
      <ul className={styles.row} ref={row}>
        {brands.map(({ id, name, imageUrl }) => (
          <li key={id}>
            <Link to={{ route: 'provider', params: { provider: id } }} className={styles.brand}>
              {imageUrl === undefined || isLight ? (
                name
              ) : (
                <img className={styles.picture} src={imageUrl} alt={name} loading="lazy" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <span className={styles.arrow}>
        <IconButton
          label={i18n.t('brands.next')}
          path={chevronEndIcon}
          directional
          onClick={() => scroll(1)}
        />
      </span>
    </nav>
  );
}

export const view = reactView(BrandsSlider);
