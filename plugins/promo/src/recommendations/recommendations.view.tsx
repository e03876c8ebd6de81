import type { Selection } from '@touchline/contracts/plugins';
import { LEAST_BACKERS } from '@touchline/domain/coupon';
import { reactView, usePlugin, useResource, useStore, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { shieldIcon, ticketIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { RecommendationRow } from './recommendation-row.tsx';
import { recommendationsResource, recommendedQuotes } from './recommendations.resource.ts';
import { slipOutcomesOf } from './slip-outcomes.ts';
import styles from './recommendations.module.css';

const SECTIONS = [undefined, 'live', 'line'] as const;

type Found = readonly { readonly outcomeId: string; readonly because: readonly string[] }[];

function List({ bets, found }: { readonly bets: readonly Selection[]; readonly found: Found }) {
  const context = usePlugin();
  const { i18n } = context;
  const chosen = useStore(slipOutcomesOf(context));
  const answer = useResource(recommendedQuotes, { ids: found.map(({ outcomeId }) => outcomeId) });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const quotes = new Map(answer.data.outcomes.map((quote) => [quote.outcomeId, quote]));
  return (
    <ul className={styles.list}>
      {found.map(({ outcomeId, because }) => {
        const quote = quotes.get(outcomeId);
        return quote === undefined ? undefined : (
          <RecommendationRow
            key={outcomeId}
            quote={quote}
            because={bets.filter((bet) => because.includes(bet.outcomeId))}
            isChosen={chosen.has(outcomeId)}
          />
        );
      })}
    </ul>
  );
}

/** What goes with a slip. */
function ForSlip({
  bets,
  section,
}: {
  readonly bets: readonly Selection[];
  readonly section: string | undefined;
}) {
  const { i18n } = usePlugin();
  const outcomeIds = bets.map(({ outcomeId }) => outcomeId);
  const answer = useResource(recommendationsResource, { outcomeIds, section });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { isProtected, recommendations } = answer.data;
  if (isProtected) {
    return (
      <EmptyState
        path={shieldIcon}
        title={i18n.t('recommend.protected')}
        text={i18n.t('recommend.protectedHint')}
      />
    );
  }
  return recommendations.length === 0 ? (
    <EmptyState
      path={ticketIcon}
      title={i18n.t('recommend.none')}
      text={i18n.t('recommend.noneHint', { count: LEAST_BACKERS })}
    />
  ) : (
    <List bets={bets} found={recommendations} />
  );
}

function Content({
  bets,
  section,
}: {
  /** Of the slip; undefined for who wants no recommendations. */
  readonly bets: readonly Selection[] | undefined;
  readonly section: string | undefined;
}) {
  const { i18n, navigation } = usePlugin();
  if (bets === undefined) {
    return <EmptyState path={ticketIcon} title={i18n.t('recommend.off')} />;
  }
  return bets.length === 0 ? (
    <EmptyState
      path={ticketIcon}
      title={i18n.t('recommend.empty')}
      text={i18n.t('recommend.emptyHint')}
      action={
        <Button variant="primary" href={navigation.href({ route: 'home' })}>
          {i18n.t('recommend.toHome')}
        </Button>
      }
    />
  ) : (
    <ForSlip bets={bets} section={section} />
  );
}

/** What those who backed the same as the player's slip backed as well, and why it is shown. */
function Recommendations({ input }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const section = useStore(navigation.current, ({ params }) => params['section']);
  const items = SECTIONS.map((each) => ({
    text: i18n.t(`recommend.section.${each ?? 'all'}`),
    href: navigation.href({ route: 'recommendations', params: { section: each } }),
    current: each === section,
  }));
  const title = i18n.t('recommend.title');
  return (
    <Page title={title} intro={i18n.t('recommend.intro')} tabs={{ label: title, items }}>
      <Content
        key={section ?? 'all'}
        bets={input['bets'] as readonly Selection[] | undefined}
        section={section}
      />
      <p className={styles.how}>{i18n.t('recommend.how', { count: LEAST_BACKERS })}</p>
    </Page>
  );
}

export const view = reactView(Recommendations);
