import type { VirtualRound } from '@touchline/contracts/virtuals';
import { competitorCode, esportsTypeOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Card, Chip, ChipBar } from '@touchline/ui';
import { useState } from 'react';
import { useTopic } from '../event-list/use-topic.ts';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import { NO_CHOICE } from '../races/order-choice.ts';
import { Boxes, Chosen } from '../races/order-tab.tsx';
import { Trap } from '../races/silks.tsx';
import { useVirtualTexts } from './virtual-texts.ts';
import race from '../races/races.module.css';
import styles from './virtuals.module.css';

const WIN = 'outright-winner';
const PLACE = 'outright-top@2';
/** What lists show of a match, with its outcomes. */
const MATCH_MARKETS = {
  'virtual-football': ['esoccer-1x2', ['home', 'draw', 'away']],
  'virtual-tennis': ['tennis-winner', ['home', 'away']],
} as const;

type RaceCard = Extract<VirtualRound['card'], { sport: 'virtual-greyhounds' }>;
type MatchCard = Exclude<VirtualRound['card'], RaceCard>;

const TABS = ['win', 'place', 'forecast', 'tricast'] as const;

/** The runners of a race, each with what can be done with it in a tab. */
function RaceBets({ round, card }: { readonly round: VirtualRound; readonly card: RaceCard }) {
  const { live } = usePlugin();
  const say = useVirtualTexts();
  const [tab, setTab] = useState<(typeof TABS)[number]>('win');
  const [choice, setChoice] = useState(NO_CHOICE);
  useTopic(`event:${round.id}`);
  const event = useStore(live.event(round.id));
  const kind = tab === 'forecast' || tab === 'tricast' ? tab : undefined;
  return (
    <>
      <ChipBar label={say('bets')}>
        {TABS.map((each) => (
          <Chip
            key={each}
            selected={each === tab}
            onClick={() => {
              setTab(each);
              setChoice(NO_CHOICE);
            }}
          >
            {say(each)}
          </Chip>
        ))}
      </ChipBar>
      <Card flush>
        <ul className={race.runners}>
          {card.runners.map((runner) => (
            <li key={runner.id} className={race.runner} data-runner={runner.id}>
              <Trap trap={runner.number} />
              <bdi className={styles.name}>{runner.name}</bdi>
              {kind === undefined ? undefined : (
                <Boxes runner={runner} kind={kind} choice={choice} onChange={setChoice} />
              )}
              {kind !== undefined || event === undefined ? undefined : (
                <span className={styles.price}>
                  <OutcomeButton
                    event={event}
                    marketKey={tab === 'win' ? WIN : PLACE}
                    code={competitorCode(runner.id)}
                    naming="none"
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {kind === undefined || event === undefined ? undefined : (
        <Chosen
          event={event}
          runners={card.runners}
          kind={kind}
          choice={choice}
          onDone={() => setChoice(NO_CHOICE)}
        />
      )}
    </>
  );
}

function MatchBets({ round, card }: { readonly round: VirtualRound; readonly card: MatchCard }) {
  const { i18n, live, navigation } = usePlugin();
  const say = useVirtualTexts();
  useTopic(`event:${round.id}`);
  const event = useStore(live.event(round.id));
  const [marketKey, codes] = MATCH_MARKETS[card.sport];
  const href =
    event && navigation.has('esportsGame')
      ? navigation.href({
          route: 'esportsGame',
          params: {
            type: esportsTypeOf(card.sport) ?? '',
            discipline: card.sport,
            champ: `${round.champ.id}-${round.champ.slug}`,
            game: `${round.id}-${event.slug}`,
          },
        })
      : undefined;
  return (
    <Card>
      <p className={styles.sides}>
        <bdi>{card.home.name}</bdi> – <bdi>{card.away.name}</bdi>
      </p>
      {event?.state.score === undefined ? undefined : (
        <output className={styles.score}>
          <bdi dir="ltr">{scoreText(event.state)}</bdi>
        </output>
      )}
      {event === undefined ? undefined : (
        <fieldset className={styles.outcomes}>
          <legend className={styles.note}>{i18n.market(marketKey, NO_NAMES)}</legend>
          {codes.map((code) => (
            <OutcomeButton
              key={code}
              event={event}
              marketKey={marketKey}
              code={code}
              naming="above"
            />
          ))}
        </fieldset>
      )}
      {href === undefined ? undefined : <Button href={href}>{say('allMarkets')}</Button>}
    </Card>
  );
}

/** The score of a match as it is played: with the minute, or with the games of each set. */
function scoreText({ score, clock }: EventView['state']): string {
  const total = score?.total.join(' : ') ?? '';
  if (clock !== undefined) return `${total} (${Math.floor(clock.seconds / 60)}′)`;
  const sets = score?.periods.map((set) => set.join(':')).join(', ') ?? '';
  return `${total} (${sets})`;
}

const NO_NAMES = { home: '', away: '' };

/** What a round can be bet on, here and on its own page. */
export function RoundBets({ round }: { readonly round: VirtualRound }) {
  const { card } = round;
  return card.sport === 'virtual-greyhounds' ? (
    <RaceBets round={round} card={card} />
  ) : (
    <MatchBets round={round} card={card} />
  );
}
