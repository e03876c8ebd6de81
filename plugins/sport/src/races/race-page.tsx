import type { Race, RaceRunner } from '@touchline/contracts/racing';
import { competitorCode, outrightKey } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { type I18n, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, Chip, ChipBar, NoticeBanner } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect, useState } from 'react';
import { StartHour } from '../event/event-time.tsx';
import { useTopic } from '../event-list/use-topic.ts';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import { eachWayNote } from '../outrights/outright-markets.tsx';
import { OrderTab } from './order-tab.tsx';
import { RaceBack } from './race-back.tsx';
import { RaceResult, Withdrawals } from './race-result.tsx';
import { raceKind } from './race-text.ts';
import { type Say, useRaceTexts } from './race-texts.ts';
import { raceResource } from './races.resource.ts';
import { RunnerRow } from './runner-row.tsx';
import styles from './races.module.css';

const TABS = ['win', 'sp', 'place', 'forecast', 'tricast'] as const;
type Tab = (typeof TABS)[number];

/** The key of the market that lists runners in a tab. */
function marketOf(tab: Tab, { state, marketKeys }: EventView): string | undefined {
  const places = state.eachWay?.places ?? 0;
  const key = {
    win: outrightKey('outright-winner'),
    sp: outrightKey('race-sp'),
    place: outrightKey('outright-top', places),
    forecast: undefined,
    tricast: undefined,
  }[tab];
  return key !== undefined && marketKeys.includes(key) ? key : undefined;
}

function noteOf(
  tab: Tab,
  event: EventView,
  { i18n, say }: { readonly i18n: I18n; readonly say: Say },
): string | undefined {
  if (tab === 'win') return eachWayNote(event, i18n);
  if (tab === 'place') return say('placeNote', { places: event.state.eachWay?.places ?? 0 });
  return say(`note.${tab}`);
}

/** The tabs in which something can be bet on now. */
function tabsOf(event: EventView, starters: number): readonly Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'forecast') return starters > 2;
    if (tab === 'tricast') return starters > 3;
    return marketOf(tab, event) !== undefined;
  });
}

/** The runners with their prices in a market. */
function Runners({
  race,
  event,
  runners,
  marketKey,
}: {
  readonly race: Race;
  readonly event: EventView;
  readonly runners: readonly RaceRunner[];
  readonly marketKey: string | undefined;
}) {
  return (
    <Card flush>
      <ul className={styles.runners}>
        {runners.map((runner) => (
          <RunnerRow
            key={runner.id}
            race={race}
            runner={runner}
            action={
              marketKey === undefined ? undefined : (
                <OutcomeButton
                  event={event}
                  marketKey={marketKey}
                  code={competitorCode(runner.id)}
                  naming="none"
                />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

/** Everything a race can be bet on, in tabs. */
function RaceCard({ race, event }: { readonly race: Race; readonly event: EventView }) {
  const { i18n } = usePlugin();
  const say = useRaceTexts();
  const [chosen, setTab] = useState<Tab>('win');
  const gone = new Set(race.withdrawn.map(({ competitorId }) => competitorId));
  const starters = race.runners.filter(({ id }) => !gone.has(id));
  const tabs = tabsOf(event, starters.length);
  const tab = tabs.includes(chosen) ? chosen : 'win';
  const marketKey = marketOf(tab, event);
  return (
    <>
      <ChipBar label={say('bets')}>
        {tabs.map((each) => (
          <Chip key={each} selected={each === tab} onClick={() => setTab(each)}>
            {say(`tab.${each}`)}
          </Chip>
        ))}
      </ChipBar>
      <p className={styles.note}>{noteOf(tab, event, { i18n, say })}</p>
      {tab === 'forecast' || tab === 'tricast' ? (
        <OrderTab key={tab} race={race} event={event} runners={starters} kind={tab} />
      ) : (
        <Runners race={race} event={event} runners={starters} marketKey={marketKey} />
      )}
    </>
  );
}

function Head({ race }: { readonly race: Race }) {
  const say = useRaceTexts();
  return (
    <div className={styles.head}>
      <RaceBack race={race} />
      <div>
        <h1 className={styles.title}>
          <StartHour startsAt={race.startsAt} /> <bdi>{race.champ.name}</bdi>
        </h1>
        <p className={styles.note}>
          {say('number', { number: race.number })} · {raceKind(race, say)} ·{' '}
          {say(`going.${race.going}`)} ·{' '}
          {say('runners', { count: race.runners.length - race.withdrawn.length })}
        </p>
      </div>
    </div>
  );
}

/** A race: its card with prices, or how it ended. */
export function RacePage({ eventId }: { readonly eventId: number }) {
  const { i18n, live, navigation } = usePlugin();
  const say = useRaceTexts();
  useTopic(`event:${eventId}`);
  const event = useStore(live.event(eventId));
  const answer = useResource(raceResource, { id: eventId });
  const race = answer.data?.race;
  const title =
    race && say('title', { time: i18n.dateTime(race.startsAt, 'time'), course: race.champ.name });
  useEffect(() => {
    if (title !== undefined) {
      navigation.setTitle(title);
    }
  }, [navigation, title]);
  if (race === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  return (
    <div className={styles.races} data-race-page={race.id} data-status={race.status}>
      <Head race={race} />
      {race.status === 'off' || race.status === 'abandoned' ? (
        <NoticeBanner text={say(`now.${race.status}`)} />
      ) : undefined}
      {race.status === 'open' && event !== undefined ? (
        <RaceCard race={race} event={event} />
      ) : undefined}
      {race.status === 'finished' ? <RaceResult race={race} /> : undefined}
      <Withdrawals race={race} />
      {race.status === 'open' ? <p className={styles.note}>{say('made')}</p> : undefined}
    </div>
  );
}
