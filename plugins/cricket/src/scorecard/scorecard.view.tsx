import type { CricketScorecard } from '@touchline/contracts/cricket';
import {
  errorCode,
  reactView,
  usePlugin,
  useResource,
  type ViewProps,
} from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Tabs } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { useId, useState } from 'react';
import { Commentary } from './commentary.tsx';
import { Innings } from './innings.tsx';
import { scorecardResource } from './scorecard.resource.ts';
import { totalText } from './total-text.ts';
import styles from './scorecard.module.css';

function Whole({ card }: { readonly card: CricketScorecard }) {
  const { i18n } = usePlugin();
  const [chosen, setChosen] = useState<string>();
  const tabs = card.innings.map((innings, at) => ({
    key: String(at),
    text: totalText(innings, i18n),
  }));
  const selected = chosen ?? String(card.innings.length - 1);
  const shown = card.innings[Number(selected)];
  if (shown === undefined) return <p className={styles.muted}>{i18n.t('notBegun')}</p>;
  return (
    <Tabs label={i18n.t('title')} tabs={tabs} selected={selected} onSelect={setChosen}>
      <Innings innings={shown} />
      <h4 className={styles.heading}>{i18n.t('commentary')}</h4>
      <Commentary balls={shown.balls} label={i18n.t('commentary')} />
      <p className={styles.muted}>{i18n.t('lineUps')}</p>
    </Tabs>
  );
}

function Loaded({ eventId }: { readonly eventId: number }) {
  const { i18n } = usePlugin();
  const answer = useResource(scorecardResource, { eventId });
  if (answer.data !== undefined) return <Whole card={answer.data} />;
  return answer.status === 'error' && errorCode(answer.error) === 'not_found' ? (
    <p className={styles.muted}>{i18n.t('notTold')}</p>
  ) : (
    <ResourceState answers={[answer]} i18n={i18n} />
  );
}

/** Below a match of cricket: its scorecard, loaded once somebody wants to see it. */
function Scorecard({ input }: ViewProps) {
  const { i18n } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.scorecard}>
      <Button
        wide
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {i18n.t('title')}
      </Button>
      {isOpen ? (
        <Card>
          <div id={id} className={styles.content} data-scorecard>
            <Loaded eventId={Number(input['eventId'])} />
          </div>
        </Card>
      ) : undefined}
    </div>
  );
}

export const view = reactView(Scorecard);
