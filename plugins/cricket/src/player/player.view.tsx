import { CricketPlayerAnswer } from '@touchline/contracts/cricket';
import {
  defineResource,
  errorCode,
  reactView,
  usePlugin,
  useResource,
  useStore,
} from '@touchline/plugin-api';
import { EmptyState, SectionHeader } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { DataTable, Stat, Stats, type TableColumn } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { useEffect } from 'react';
import { rateText } from '../scorecard/rate.ts';

const REFRESH_MS = 60_000;

/** A player with the figures of a career; `not_found` for nobody whom the archive has. */
const playerResource = defineResource({
  name: 'cricket.player',
  path: ({ playerId }: { readonly playerId: string }) =>
    `/line-api/v1/cricket/players/${encodeURIComponent(playerId)}`,
  schema: CricketPlayerAnswer,
  authentication: 'none',
  interval: REFRESH_MS,
});

function Batting({ batting }: Pick<CricketPlayerAnswer, 'batting'>) {
  const { i18n } = usePlugin();
  const { innings, notOuts, runs, balls, best, fifties, hundreds, fours, sixes } = batting;
  return (
    <section>
      <SectionHeader title={i18n.t('career.batting')} level={2} />
      <Stats>
        <Stat label={i18n.t('career.innings')} value={innings} />
        <Stat label={i18n.t('column.runs')} value={runs} />
        <Stat label={i18n.t('career.average')} value={rateText(runs, innings - notOuts)} />
        <Stat label={i18n.t('column.strikeRate')} value={rateText(runs * 100, balls)} />
        <Stat label={i18n.t('career.highest')} value={best} />
        <Stat label={i18n.t('career.notOuts')} value={notOuts} />
        <Stat label="50 / 100" value={`${fifties} / ${hundreds}`} />
        <Stat label="4 / 6" value={`${fours} / ${sixes}`} />
      </Stats>
    </section>
  );
}

function Bowling({ bowling }: Pick<CricketPlayerAnswer, 'bowling'>) {
  const { i18n } = usePlugin();
  const { balls, runs, wickets, maidens, best } = bowling;
  return balls === 0 ? undefined : (
    <section>
      <SectionHeader title={i18n.t('career.bowling')} level={2} />
      <Stats>
        <Stat label={i18n.t('column.wickets')} value={wickets} />
        <Stat label={i18n.t('career.average')} value={rateText(runs, wickets)} />
        <Stat label={i18n.t('column.economy')} value={rateText(runs * 6, balls)} />
        <Stat
          label={i18n.t('career.best')}
          value={<bdi>{best === undefined ? '–' : `${best.wickets}/${best.runs}`}</bdi>}
        />
        <Stat label={i18n.t('career.ballsBowled')} value={balls} />
        <Stat label={i18n.t('column.maidens')} value={maidens} />
      </Stats>
    </section>
  );
}

type Match = CricketPlayerAnswer['matches'][number];

function Sides({ home, away }: Match) {
  return (
    <bdi>
      {home} – {away}
    </bdi>
  );
}

function Champ({ champ }: Match) {
  return <bdi>{champ}</bdi>;
}

function Matches({ matches }: Pick<CricketPlayerAnswer, 'matches'>) {
  const { i18n } = usePlugin();
  const columns: readonly TableColumn<Match>[] = [
    {
      key: 'match',
      title: i18n.t('career.match'),
      cell: Sides,
    },
    {
      key: 'batted',
      title: i18n.t('career.batting'),
      cell: ({ batted }) =>
        batted === undefined ? '–' : `${batted.runs}${batted.isOut ? '' : '*'} (${batted.balls})`,
      isFigure: true,
    },
    {
      key: 'bowled',
      title: i18n.t('career.bowling'),
      cell: ({ bowled }) => (bowled === undefined ? '–' : `${bowled.wickets}/${bowled.runs}`),
      isFigure: true,
    },
    {
      key: 'day',
      title: i18n.t('career.day'),
      cell: ({ startsAt }) => i18n.dateTime(startsAt, 'date'),
    },
    { key: 'champ', title: i18n.t('career.champ'), cell: Champ },
  ];
  return (
    <DataTable
      caption={i18n.t('career.latest')}
      columns={columns}
      rows={matches}
      rowKey={({ eventId }) => eventId}
      language={i18n.language}
    />
  );
}

function Career({ answer }: { readonly answer: CricketPlayerAnswer }) {
  const { i18n, navigation } = usePlugin();
  const { player, team, batting, bowling, matches } = answer;
  useEffect(() => navigation.setTitle(player.name), [navigation, player.name]);
  return (
    <Page
      title={player.name}
      parent={{
        title: team.name,
        href: navigation.href({ route: 'cricketTeam', params: { id: String(team.id) } }),
      }}
      intro={`${i18n.t(`role.${player.role}`)} · ${i18n.t('career.matches', { count: batting.matches })}`}
    >
      <Batting batting={batting} />
      <Bowling bowling={bowling} />
      <Matches matches={matches} />
      <p>{i18n.t('lineUps')}</p>
    </Page>
  );
}

/** A cricketer: what they did in all matches that the archive has. */
function Player() {
  const { i18n, navigation } = usePlugin();
  const playerId = useStore(
    navigation.current,
    ({ params }) => /^\d+/.exec(params['id'] ?? '')?.[0] ?? '0',
  );
  const answer = useResource(playerResource, { playerId });
  if (answer.data !== undefined) return <Career answer={answer.data} />;
  return (
    <Page title={i18n.t('career.title')}>
      {answer.status === 'error' && errorCode(answer.error) === 'not_found' ? (
        <EmptyState
          path={historyIcon}
          title={i18n.t('career.none')}
          text={i18n.t('career.noneHint')}
        />
      ) : (
        <ResourceState answers={[answer]} i18n={i18n} />
      )}
    </Page>
  );
}

export const view = reactView(Player);
