import type { GamePromotion } from '@touchline/contracts/loyalty';
import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { DataTable } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { useGamePromotions } from './game-promotions.resource.ts';
import { NoPromotions } from './no-promotions.tsx';
import { usePromotionWords } from './promotion-words.ts';
import styles from './promotions.module.css';

const OWN_PAGES = { cashback: 'cashback', premium: 'premiumCashback' } as const;
/** What a player must know before they rely on it, and then how it is counted. */
const SIGNIFICANT = ['counted', 'noWagering', 'noJoining', 'levels'];
const FURTHER = ['fixed', 'finished', 'rounded', 'corrected', 'break', 'ended'];

function Terms({ title, terms }: { readonly title: string; readonly terms: readonly string[] }) {
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  );
}

function InForce({
  promotion,
  isPlayer,
}: {
  readonly promotion: GamePromotion;
  readonly isPlayer: boolean;
}) {
  const { i18n, navigation } = usePlugin();
  const { percent, period } = usePromotionWords();
  const { id, levels } = promotion;
  const term = (name: string) =>
    i18n.t(name === 'counted' ? `promotions.${id}.counted` : `promotions.term.${name}`);
  return (
    <>
      <Terms title={i18n.t('promotions.significant')} terms={SIGNIFICANT.map(term)} />
      <Card flush>
        <DataTable
          caption={i18n.t(`promotions.${id}.title`)}
          isCaptionHidden
          language={i18n.language}
          rows={levels}
          rowKey={({ level }) => level}
          columns={[
            {
              key: 'level',
              title: i18n.t('promotions.level.title'),
              cell: ({ level }) => i18n.t(`promotions.level.${level}`),
            },
            {
              key: 'percent',
              title: i18n.t(`promotions.${id}.share`),
              isFigure: true,
              cell: (level) => percent(level.percent),
            },
            {
              key: 'days',
              title: i18n.t('promotions.paid'),
              isFigure: true,
              cell: ({ days }) => period(days),
            },
          ]}
        />
      </Card>
      <Terms title={i18n.t('promotions.further')} terms={FURTHER.map(term)} />
      <Button wide href={navigation.href({ route: isPlayer ? OWN_PAGES[id] : 'login' })}>
        {i18n.t(isPlayer ? 'promotions.own' : 'promotions.signIn')}
      </Button>
    </>
  );
}

/** A promotion with all of its terms, the significant ones first. */
function Promotion({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const { isPlayer, answer } = useGamePromotions();
  const { summary } = usePromotionWords();
  const { data } = answer;
  const promotion = data?.promotions.find(({ id }) => id === params['id']);
  return (
    <Page
      title={i18n.t(
        promotion === undefined ? 'title.casinoPromotions' : `promotions.${promotion.id}.title`,
      )}
      {...(promotion !== undefined && { intro: summary(promotion) })}
      parent={{
        title: i18n.t('title.casinoPromotions'),
        href: navigation.href({ route: 'casinoPromotions' }),
      }}
    >
      {data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : promotion === undefined ? (
        <NoPromotions {...data} />
      ) : (
        <InForce promotion={promotion} isPlayer={isPlayer} />
      )}
    </Page>
  );
}

export const view = reactView(Promotion);
