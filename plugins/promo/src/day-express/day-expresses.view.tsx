import type { DayExpress } from '@touchline/contracts/betting';
import type { Section } from '@touchline/contracts/line';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, EmptyState, EventCardSkeleton, RetryCard } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { dayExpresses } from './day-expresses.resource.ts';
import { ExpressCard } from './express-card.tsx';
import { shownExpresses } from './shown-expresses.ts';
import styles from './day-express.module.css';

const SECTIONS: readonly Section[] = ['line', 'live'];

/** The accumulators of the day, of what is to come and of what is live; one tap loads one as a slip. */
function DayExpresses() {
  const { i18n } = usePlugin();
  return (
    <Page title={i18n.t('express.title')} intro={i18n.t('express.hint')} width="full">
      <Expresses />
    </Page>
  );
}

function Expresses() {
  const { i18n, modals, navigation, preferences } = usePlugin();
  const settings = useStore(preferences);
  const answer = useResource(dayExpresses, {});
  const expresses = answer.data && shownExpresses(answer.data.expresses, settings);
  if (expresses === undefined) {
    return answer.status === 'error' ? (
      <RetryCard
        title={i18n.error(answer.error)}
        retryText={i18n.t('express.again')}
        onRetry={() => void answer.refresh()}
      />
    ) : (
      <EventCardSkeleton count={3} label={i18n.t('express.loading')} />
    );
  }
  if (expresses.length === 0 && answer.data?.expresses.length !== 0) {
    return (
      <EmptyState
        path={ticketIcon}
        title={i18n.t('express.unwanted')}
        action={
          <Button onClick={() => void modals.open('preferences')}>
            {i18n.t('express.settings')}
          </Button>
        }
      />
    );
  }
  if (expresses.length === 0) {
    return (
      <EmptyState
        path={ticketIcon}
        title={i18n.t('express.none')}
        action={
          <Button href={navigation.href({ route: 'home' })}>{i18n.t('express.toHome')}</Button>
        }
      />
    );
  }
  return SECTIONS.map((section) => (
    <SectionExpresses
      key={section}
      section={section}
      expresses={expresses.filter((express) => express.section === section)}
    />
  ));
}

function SectionExpresses({
  section,
  expresses,
}: {
  readonly section: Section;
  readonly expresses: readonly DayExpress[];
}) {
  const { i18n } = usePlugin();
  if (expresses.length === 0) return undefined;
  const title = `day-express-${section}`;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title} className={styles.heading}>
        {i18n.t(`express.section.${section}`)}
      </h2>
      <ul className={styles.list}>
        {expresses.map((express, at) => (
          // An accumulator that continues with another leg stays where it is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <ExpressCard express={express} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const view = reactView(DayExpresses);
