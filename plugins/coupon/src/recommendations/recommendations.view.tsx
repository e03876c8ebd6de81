import type { Selection } from '@touchline/contracts/plugins';
import { LEAST_BACKERS } from '@touchline/domain/coupon';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { shieldIcon, ticketIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { RecommendationRow } from './recommendation-row.tsx';
import { recommendationsResource, recommendedQuotes } from './recommendations.resource.ts';
import styles from './recommendations.module.css';

const SECTIONS = [undefined, 'live', 'line'] as const;

type Found = readonly { readonly outcomeId: string; readonly because: readonly string[] }[];

function List({ bets, found }: { readonly bets: readonly Selection[]; readonly found: Found }) {
  const { i18n } = usePlugin();
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
          />
        );
      })}
    </ul>
  );
}

/** What goes with a slip, as it was when the page was opened or the section chosen. */
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

function Content({ section }: { readonly section: string | undefined }) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const bets = useStore(slipOf(context).store, ({ bets: now }) => now);
  // What is added from here stays where it is; the page asks again when the slip is emptied.
  const [asked, setAsked] = useState(bets);
  if (asked.length === 0 && bets.length > 0) {
    setAsked(bets);
  }
  return asked.length === 0 || bets.length === 0 ? (
    <EmptyState
      path={ticketIcon}
      title={i18n.t('empty')}
      text={i18n.t('recommend.emptyHint')}
      action={
        <Button variant="primary" href={navigation.href({ route: 'home' })}>
          {i18n.t('recommend.toHome')}
        </Button>
      }
    />
  ) : (
    <ForSlip bets={asked} section={section} />
  );
}

/** What those who backed the same as the player's slip backed as well, and why it is shown; off for who wants none. */
function Recommendations() {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const settings = couponSettingsOf(context);
  const isShown = useStore(settings, ({ isRecommendationsShown }) => isRecommendationsShown);
  const section = useStore(navigation.current, ({ params }) => params['section']);
  const items = SECTIONS.map((each) => ({
    text: i18n.t(`recommend.section.${each ?? 'all'}`),
    href: navigation.href({ route: 'recommendations', params: { section: each } }),
    current: each === section,
  }));
  const title = i18n.t('recommend.title');
  return (
    <Page title={title} intro={i18n.t('recommend.intro')} tabs={{ label: title, items }}>
      {isShown ? (
        <Content key={section ?? 'all'} section={section} />
      ) : (
        <EmptyState path={ticketIcon} title={i18n.t('recommend.off')} />
      )}
      <div className={styles.how}>
        <p>{i18n.t('recommend.how', { count: LEAST_BACKERS })}</p>
        <Switch
          label={i18n.t('settings.isRecommendationsShown')}
          checked={isShown}
          onChange={({ target }) =>
            settings.set({ ...settings.get(), isRecommendationsShown: target.checked })
          }
        />
      </div>
    </Page>
  );
}

export const view = reactView(Recommendations);
