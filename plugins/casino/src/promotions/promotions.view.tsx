import { Link, reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useGamePromotions } from './game-promotions.resource.ts';
import { NoPromotions } from './no-promotions.tsx';
import { usePromotionWords } from './promotion-words.ts';
import styles from './promotions.module.css';

/** What comes back to players of games by the rules of the site, each with its page of terms. */
function Promotions() {
  const { i18n, navigation } = usePlugin();
  const { answer } = useGamePromotions();
  const { summary } = usePromotionWords();
  const { data } = answer;
  return (
    <Page
      title={i18n.t('title.casinoPromotions')}
      parent={{
        title: i18n.t('title.casinoBonus'),
        href: navigation.href({ route: 'casinoBonus' }),
      }}
    >
      {data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : data.promotions.length === 0 ? (
        <NoPromotions {...data} />
      ) : (
        <ul className={styles.list}>
          {data.promotions.map((promotion) => (
            <li key={promotion.id}>
              <Card>
                <Link
                  to={{ route: 'casinoPromotion', params: { id: promotion.id } }}
                  className={styles.entry}
                >
                  <strong>{i18n.t(`promotions.${promotion.id}.title`)}</strong>
                  <span>{summary(promotion)}</span>
                  <span className={styles.muted}>{i18n.t('promotions.noWagering')}</span>
                </Link>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

export const view = reactView(Promotions);
